import type { MyProposal } from './reads.ts'
import { words } from './words.ts'

/** What a tasker is told about where a proposal of theirs stands; its badge says it in a word (proposal-badge.tsx). */
export function noteOf({ status, reason, delivery }: MyProposal): string {
  if (delivery.state === 'saved') return words.savedNote
  switch (status) {
    case 'pending':
      return words.waiting
    case 'accepted':
      return words.accepted
    case 'rejected':
      return reason ? words.rejected[reason] : words.rejectedPlain
    case 'withdrawn':
      return ''
  }
}
