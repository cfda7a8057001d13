import { type HostileKind, hostile } from '../../support/hostileMarkdown'
import { mainCases, testHostile } from '../shared/hostileMarkdown'

const isKind = (name: string): name is HostileKind => name in hostile

for (const kind of Object.keys(hostile).filter(isKind))
  for (const mode of ['streamed', 'whole'] as const)
    if (!mainCases.some(([mainKind, mainMode]) => mainKind === kind && mainMode === mode)) testHostile(kind, mode)
