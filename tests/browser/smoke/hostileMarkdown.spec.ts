import { mainCases, testHostile } from '../shared/hostileMarkdown'

for (const [kind, mode] of mainCases) testHostile(kind, mode)
