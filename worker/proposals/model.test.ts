import { expect, it } from 'vitest'
import { SEED, SIZES } from '#testing/random-tests.ts'
import { runWalks } from '#testing/worker/market-model/run-walks.ts'

it.each([
  ['market', SIZES.walks],
  ['plans', SIZES.plans],
] as const)(
  'the life of tasks agrees with the reference model in random walks: %s, %s',
  { timeout: 600_000 },
  async (part, count) => {
    const { problem } = await runWalks({ seed: SEED, count, plans: part === 'plans' })
    expect(problem, `To repeat: npm run soak -- ${part} ${count} --seed ${SEED}`).toBeNull()
  },
)
