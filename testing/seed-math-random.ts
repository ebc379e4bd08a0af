// Math.random with a seed in the tests of the phone: the order of a list and the delay of a retry are drawn with it.
import { beforeEach } from 'vitest'
import { SEED } from '#testing/random-tests.ts'
import { seededRandom } from '#testing/random.ts'

let random = seededRandom(SEED)
Math.random = () => random.float()

beforeEach(({ onTestFailed }) => {
  random = seededRandom(SEED)
  onTestFailed(() => console.log(`Math.random was drawn with SEED=${SEED}`))
})
