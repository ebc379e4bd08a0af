import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { PROPOSAL_MESSAGES } from '../proposals.ts'
import { words as errors } from './errors.ts'

export const words: Words<typeof PROPOSAL_MESSAGES> = {
  taskChanged: 'The client don change this todo. Look the changes, then send your proposal again.',
  awardToSelf: 'You no fit give yourself the work.',
  insufficientFunds: (missing) =>
    `${errors.insufficient_funds} You need ${formatNaira(missing)} more.`,
}
