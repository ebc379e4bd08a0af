import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** What a cancellation or an offer answers with. */
export const CANCEL_MESSAGES = localize('domain/cancel', {
  done: {
    declined: 'You declined the todo. The held money went back to the client.',
    cancelled: 'The work is cancelled. The held money went back to the client.',
  },
  reposted: 'Your todo is open.',
  offered: 'Your offer is sent. The professional has 48 hours to answer.',
  withdrawn: 'Your offer is withdrawn. The work goes on.',
  accepted: 'You accepted the offer. The work has ended.',
})
export const CANCEL_FACTS = factsOf('cancel', CANCEL_MESSAGES)
