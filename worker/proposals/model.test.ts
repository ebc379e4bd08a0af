import { expect, it } from 'vitest'
import { SEED, SIZES } from '#testing/random-tests.ts'
import { runWalks } from '#testing/worker/market-model/run-walks.ts'

const count = SIZES.walks

it(
  `the life of tasks agrees with the reference model in ${count} random walks`,
  { timeout: 600_000 },
  async () => {
    const { problem } = await runWalks({ seed: SEED, count })
    expect(problem, `To repeat: npm run soak -- market ${count} --seed ${SEED}`).toBeNull()
  },
)
