#!/usr/bin/env bash
# ai 6.0.326 (npm), an SDK for language models, its `extractReasoningMiddleware`, and thinking that is cut at the limit of tokens.
#
# Guess: what follows "<think>" is thinking, though "</think>" never came, and the reply is empty, streamed or not.
# Seen:  so it is in a stream. The same reply without a stream is the reply, with its tag, so that a cook reads the thinking for a
#        recipe. A stream also drops a "<" that ends the reply, because it may begin a tag; without a stream it stays.
#
# The page shows no thinking, also where its tag never ends (tests/unit/service/readCompletion.test.ts,
# "with reasoning alone up to the limit").
# Prints what was seen, and fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ai@6.0.326
cat > try.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { extractReasoningMiddleware, generateText, simulateReadableStream, streamText, wrapLanguageModel } from 'ai'

globalThis.AI_SDK_LOG_WARNINGS = false

/** A model that answers with these words. */
function modelOf(words) {
  const end = {
    finishReason: { unified: 'length', raw: 'length' },
    usage: { inputTokens: { total: 1 }, outputTokens: { total: 1 } },
  }
  const id = '1'
  const chunks = [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: words },
    { type: 'text-end', id },
    { type: 'finish', ...end },
  ]
  const model = {
    specificationVersion: 'v3',
    provider: 'none',
    modelId: 'none',
    supportedUrls: {},
    doGenerate: async () => ({ content: [{ type: 'text', text: words }], warnings: [], ...end }),
    doStream: async () => ({ stream: simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }) }),
  }
  return wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })
}
async function ask(words) {
  const request = { model: modelOf(words), prompt: 'Leeks?' }
  const whole = await generateText(request)
  const stream = streamText(request)
  return {
    whole: { thinking: whole.reasoningText ?? '', reply: whole.text },
    stream: { thinking: (await stream.reasoningText) ?? '', reply: await stream.text },
  }
}
const seen = {
  ended: await ask('<think>Leeks, so soup.</think>1. Boil'),
  cut: await ask('<think>Leeks, so soup.'),
  sign: await ask('1. Simmer at <'),
}
console.log(JSON.stringify(seen, undefined, 2))
assert.deepEqual(seen, {
  ended: {
    whole: { thinking: 'Leeks, so soup.', reply: '1. Boil' },
    stream: { thinking: 'Leeks, so soup.', reply: '1. Boil' },
  },
  cut: {
    whole: { thinking: '', reply: '<think>Leeks, so soup.' },
    stream: { thinking: 'Leeks, so soup.', reply: '' },
  },
  sign: { whole: { thinking: '', reply: '1. Simmer at <' }, stream: { thinking: '', reply: '1. Simmer at ' } },
})
SCRIPT
node try.mjs
