import { expect, it } from 'vitest'
import { linesOf, storm } from './storm.ts'

it(
  'MONEY 2, SECURITY 7: a thousand operations over wires that drop, double, delay and garble lose nothing and double nothing',
  { timeout: 600_000 },
  async () => {
    const found = await storm({ operations: 1000, seed: 20_261_120 })
    console.log(`storm: ${linesOf(found).join('\n  ')}`)
    const { lost, doubled, differences, laws } = found
    expect({ lost, doubled, differences, laws }).toEqual({
      ...{ lost: [], doubled: [], differences: [], laws: [] },
    })
    // Not a storm otherwise: each kind happened, and most people were heard.
    expect(found.faults.length).toBeGreaterThan(20)
    expect(found.injected).toBeGreaterThan(500)
    expect(found.promised.unheard).toBeLessThan(found.promised.operations / 20)
    expect(found.promised.payments.length).toBeGreaterThan(100)
    expect(found.promised.payouts.filter((each) => each.acknowledged).length).toBeGreaterThan(50)
  },
)
