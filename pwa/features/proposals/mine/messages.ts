import { localize } from '#schema/domain/localize.ts'

/** Labels of a proposal's badge. Apart from ../messages.ts, because the first script contains them. */
export const messages = localize('features/proposals/mine', {
  accepted: 'Accepted',
  rejected: 'Not chosen',
  withdrawn: 'Withdrawn',
})
