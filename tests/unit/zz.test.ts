import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { writeReply } from '../../src/cookbook/writeReply'
test('write', () => {
  for (const f of (process.env.SETS ?? 'L').split(',')) {
    const lists = JSON.parse(readFileSync(`/tmp/s30/lists${f}.json`, 'utf8'))
    writeFileSync(`/tmp/s30/${f}.txt`, lists.map((x: any) => `===== ${x.id} (${x.group}) LIST: ${x.entries.join(' | ')}\n\n${writeReply(x.entries)}\n`).join('\n'))
  }
})
