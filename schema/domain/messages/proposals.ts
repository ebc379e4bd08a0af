import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { ERROR_MESSAGES } from './errors.ts'

export const PROPOSAL_MESSAGES = localize('domain/proposals', {
  taskChanged: 'The client changed this todo. Look at the changes, then send your proposal again.',
  awardToSelf: 'You cannot assign a todo to yourself.',
  insufficientFunds: (missing: Kobo) =>
    `${ERROR_MESSAGES.insufficient_funds} You need ${formatNaira(missing)} more.`,
})
export const PROPOSAL_FACTS = factsOf('proposals', PROPOSAL_MESSAGES)
