import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { PIN_MESSAGES } from '../pins.ts'

export const words: Words<typeof PIN_MESSAGES> = {
  missing: 'You never get PIN. Create one first.',
  wrong: (attemptsLeft) =>
    `The PIN no correct. E remain ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'}.`,
  locked: (until) =>
    `Your PIN dey locked because wrong tries too many. Try again after ${formatLagosDateTime(until)}.`,
  beingChecked: 'We dey already check your PIN. Try again after small time.',
  withdrawalsPaused: (until) =>
    `Your PIN don reset. You fit withdraw again after ${formatLagosDateTime(until)}.`,
}
