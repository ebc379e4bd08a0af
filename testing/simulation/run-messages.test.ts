import { expect, test } from 'vitest'
import { SEED, SIZES } from '#testing/random-tests.ts'
import { describeMessages, runMessages } from './run-messages.ts'

test(
  'no message among four users is lost, duplicated or out of order',
  {
    timeout: 600_000,
  },
  async () => {
    const report = await runMessages({ messages: SIZES.messages, seed: SEED })
    console.log(`messages, seed ${SEED}: ${describeMessages(report)}`)
    const { lost, duplicated, outOfOrder, problems } = report
    const command = `npm run soak -- messages ${SIZES.messages} --seed ${SEED}`
    expect({ lost, duplicated, outOfOrder, problems }, `To repeat: ${command}`).toEqual({
      lost: [],
      duplicated: [],
      outOfOrder: [],
      problems: [],
    })
  },
)
