import type { Tone } from '#pwa/ui/badge.tsx'
import type { IconName } from '#pwa/ui/icon.tsx'
import { DELIVERY_WORDS } from '#pwa/replica/words.ts'
import type { MyProposal } from './reads.ts'
import { words } from './words.ts'

type State = { badge: string; tone: Tone; icon?: IconName; note: string }

function reasonWords({ reason }: MyProposal): string {
  return reason ? words.rejected[reason] : words.rejectedPlain
}

/** Where a proposal of mine stands, in words: on this phone first, then with the client. */
export function stateOf(proposal: MyProposal): State {
  const { status, delivery } = proposal
  if (delivery.state === 'saved')
    return { badge: DELIVERY_WORDS.saved, tone: 'wait', icon: 'phone', note: words.savedNote }
  switch (status) {
    case 'pending':
      return { badge: DELIVERY_WORDS.sent, tone: 'good', icon: 'check', note: words.waiting }
    case 'accepted':
      return { badge: words.states.accepted, tone: 'strong', icon: 'done', note: words.accepted }
    case 'rejected':
      return { badge: words.states.rejected, tone: 'still', note: reasonWords(proposal) }
    case 'withdrawn':
      return { badge: words.states.withdrawn, tone: 'still', note: '' }
  }
}
