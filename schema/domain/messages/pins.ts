import { factsOf } from '#schema/domain/facts.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { localize } from '#schema/domain/localize.ts'

const count = (attempts: number) => `${attempts} ${attempts === 1 ? 'try' : 'tries'}`

/** Messages about the PIN that name a time or a number. The others are in errors.ts and money.ts. */
export const PIN_MESSAGES = localize('domain/pins', {
  missing: 'You have no PIN yet. Create one first.',
  wrong: (attemptsLeft: number) => `Wrong PIN. ${count(attemptsLeft)} left.`,
  locked: (until: number) =>
    `Your PIN is locked after too many wrong tries. Try again after ${formatLagosDateTime(until)}.`,
  beingChecked: 'Your PIN is being checked already. Try again in a moment.',
  withdrawalsPaused: (until: number) =>
    `Your PIN was reset. You can withdraw again after ${formatLagosDateTime(until)}.`,
})
export const PIN_FACTS = factsOf('pins', PIN_MESSAGES)
