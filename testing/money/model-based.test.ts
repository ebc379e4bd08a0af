import { expect, it } from 'vitest'
import { SEED, SIZES } from '#testing/random-tests.ts'
import { HISTORIES_PER_SERVER, runHistories } from './run-histories.ts'

const COUNT = Math.min(SIZES.histories, HISTORIES_PER_SERVER)
const SEEDS = Array.from({ length: Math.ceil(SIZES.histories / COUNT) }, (_, index) => SEED + index)

it.each(SEEDS)(
  `behaves like the reference wallet in ${COUNT} random histories of seed %i`,
  { timeout: 600_000 },
  async (seed) => {
    const { problem } = await runHistories({ seed, count: COUNT })
    const command = `npm run soak -- histories ${COUNT} --seed ${seed}`
    expect(problem, `To repeat: ${command}`).toBeNull()
  },
)
