import { expect, it } from 'vitest'
import { SEED, SIZES } from '#testing/random-tests.ts'
import { HISTORIES_PER_SERVER, runHistories } from './run-histories.ts'

const SEEDS = Array.from(
  { length: Math.ceil(SIZES.histories / HISTORIES_PER_SERVER) },
  (_, index) => SEED + index,
)

it.each(SEEDS)(
  `behaves like the reference wallet in ${HISTORIES_PER_SERVER} random histories of seed %i`,
  { timeout: 600_000 },
  async (seed) => {
    const { problem } = await runHistories({ seed, count: HISTORIES_PER_SERVER })
    const command = `npm run soak -- histories ${HISTORIES_PER_SERVER} --seed ${seed}`
    expect(problem, `To repeat: ${command}`).toBeNull()
  },
)
