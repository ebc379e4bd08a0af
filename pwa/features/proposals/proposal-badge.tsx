import type { Proposal } from '#schema/contract/proposals.ts'
import { DELIVERY_WORDS } from '#pwa/replica/words.ts'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import type { IconName } from '#pwa/ui/icon.tsx'
import type { MyProposal } from './reads.ts'

type State = { words: string; tone: Tone; icon?: IconName }

/** Where a proposal stands with the client, in a word. Apart from words.ts: the list of todos shows nothing more of it. */
const STATES: Record<Proposal['status'], State> = {
  pending: { words: DELIVERY_WORDS.sent, tone: 'good', icon: 'check' },
  accepted: { words: 'Accepted', tone: 'strong', icon: 'done' },
  rejected: { words: 'Not chosen', tone: 'still' },
  withdrawn: { words: 'Withdrawn', tone: 'still' },
}
const SAVED: State = { words: DELIVERY_WORDS.saved, tone: 'wait', icon: 'phone' }
/** SYNC 1: after a day on the phone. */
const LATE: State = { ...SAVED, words: DELIVERY_WORDS.late }

const stateOf = ({ status, delivery }: MyProposal): State => {
  if (delivery.state !== 'saved') return STATES[status]
  return delivery.isLate ? LATE : SAVED
}

/** "Saved on phone", "Sent", "Accepted". */
export function ProposalBadge({ proposal }: { proposal: MyProposal }) {
  const { words, tone, icon } = stateOf(proposal)
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {words}
    </Badge>
  )
}
