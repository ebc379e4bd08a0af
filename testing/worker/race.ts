import { RACE_SIZES, SEED } from '#testing/random-tests.ts'
import { seededRandom } from '#testing/random.ts'

const random = seededRandom(SEED)
const { endings } = RACE_SIZES

/** So many of all together, each after a random time, so that another one is first each time. */
export const race = <R>(racers: readonly (() => Promise<R>)[], count = endings): Promise<R[]> =>
  Promise.all(
    Array.from({ length: Math.ceil(count / racers.length) }, () => racers)
      .flat()
      .slice(0, count)
      .map(async (start) => {
        const delayMs = random.below(count * 4)
        await new Promise((resolve) => setTimeout(resolve, delayMs))
        return start()
      }),
  )
