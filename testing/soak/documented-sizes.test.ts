import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SIZES } from '#testing/random-tests.ts'
import { ROOT } from '#tools/common/paths.ts'
import { parsePlan } from './parse-plan.ts'

/** The rows of a table below a heading, as the texts of their cells. */
function rowsBelow(document: string, heading: string): string[][] {
  const text = readFileSync(join(ROOT, 'docs', document), 'utf8')
  const section = text.split(`${heading}\n`)[1]?.split('\n#')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| '))
  return lines.map((line) => line.split('|').map((cell) => cell.trim()))
}

test('the document about tests says how much of each random test is run', () => {
  const firstNumber = (text = '') =>
    Number(/^[\d,]+/.exec(text)?.[0].replace(',', '') ?? Number.NaN)
  const rows = rowsBelow('testing.md', '## Random tests').map(([, part = '', short, full]) => [
    /^`(\w+)`/.exec(part)?.[1],
    [firstNumber(short), firstNumber(full)],
  ])
  const documented = Object.fromEntries(rows)
  const plan = parsePlan([])
  expect(documented).toMatchObject({
    simulation: [SIZES.seeds, plan.simulation],
    messages: [SIZES.messages, plan.messages],
    histories: [SIZES.histories, plan.histories],
    market: [SIZES.walks, plan.market],
    plans: [SIZES.plans, plan.plans],
    faults: [SIZES.operations, plan.faults],
    crash: [SIZES.kills, plan.crash],
    hangs: [Number.NaN, plan.hangs],
    disks: [Number.NaN, plan.disks],
  })
})
