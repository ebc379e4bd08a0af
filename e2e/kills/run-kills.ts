// `npm run kills -- 25 [--seed n]`.
import { parseArgs } from 'node:util'
import { killings, linesOf } from './kills.ts'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  allowPositionals: true,
})
const found = await killings({ kills: Number(positionals[0] ?? 25), seed: Number(values.seed) })
console.log(linesOf(found).join('\n  '))
const wrong = [...found.lost, ...found.doubled, ...found.laws]
for (const each of wrong) console.log(`  ! ${each}`)
if (!/differences +0\n/.test(found.reconciled)) console.log(found.reconciled)
process.exit(wrong.length === 0 ? 0 : 1)
