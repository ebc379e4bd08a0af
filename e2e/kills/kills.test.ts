import { expect, it } from 'vitest'
import { killings, linesOf } from './kills.ts'

it('DESIGN 7, MONEY 1.4: the database and the worker killed in the middle of money: what was acknowledged is there, once', async () => {
  const found = await killings({ kills: 6, seed: 20_261_120 })
  console.log(`kills: ${linesOf(found).join('\n  ')}`)
  const { lost, doubled, laws, reconciled, spoiled, killed, promised } = found
  expect({ lost, doubled, laws }).toEqual({ lost: [], doubled: [], laws: [] })
  expect(reconciled).toMatch(/^0 [^]*differences +0\n/)
  expect(spoiled).toMatch(/^1 [^]*differences +1\n +balance: /)
  expect(killed).toHaveLength(6)
  expect(promised.unheard).toBe(0)
})
