import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { ERROR_MESSAGES } from './errors.ts'

export const PROPOSAL_MESSAGES = {
  awardToSelf: 'You cannot assign a todo to yourself.',
  insufficientFunds: (missing: Kobo) =>
    `${ERROR_MESSAGES.insufficient_funds} You need ${formatNaira(missing)} more.`,
} as const
