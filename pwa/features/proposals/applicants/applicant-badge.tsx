import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import type { ProposalStatus } from '#schema/domain/proposal.ts'
import { messages } from './messages.ts'

const TONES: Record<ProposalStatus, Tone> = {
  pending: 'wait',
  accepted: 'good',
  rejected: 'still',
  withdrawn: 'still',
}

export function ApplicantBadge({ status }: { status: ProposalStatus }) {
  return <Badge tone={TONES[status]}>{messages.status[status]}</Badge>
}
