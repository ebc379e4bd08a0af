import type { ProposalStatus } from '#schema/domain/proposal.ts'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { words } from './applicant-words.ts'

const TONES: Record<ProposalStatus, Tone> = {
  pending: 'wait',
  accepted: 'good',
  rejected: 'still',
  withdrawn: 'still',
}

/** SPEC 3: what is neither pending nor accepted is shown as rejected. */
export function ApplicantBadge({ status }: { status: ProposalStatus }) {
  return <Badge tone={TONES[status]}>{words.status[status]}</Badge>
}
