import { DELIVERY_MESSAGES } from '#pwa/outbox/delivery-messages.ts'
import { isWaiting } from '#pwa/outbox/entry.ts'
import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import type { IconName } from '#pwa/ui/display/icon.tsx'
import type { Proposal } from '#schema/contract/proposals.ts'
import { messages } from './messages.ts'
import type { MyProposal } from './my-proposals.ts'

type BadgeProps = { label: string; tone: Tone; icon?: IconName }

const BADGES: Record<Proposal['status'], BadgeProps> = {
  pending: { label: DELIVERY_MESSAGES.sent, tone: 'good', icon: 'check' },
  accepted: { label: messages.accepted, tone: 'strong', icon: 'done' },
  rejected: { label: messages.rejected, tone: 'still' },
  withdrawn: { label: messages.withdrawn, tone: 'still' },
}
const QUEUED: BadgeProps = { label: DELIVERY_MESSAGES.saved, tone: 'wait', icon: 'phone' }
const LATE: BadgeProps = { ...QUEUED, label: DELIVERY_MESSAGES.late }

const badgeOf = ({ status, delivery }: MyProposal): BadgeProps => {
  if (!isWaiting(delivery)) return BADGES[status]
  return delivery.isLate ? LATE : QUEUED
}

export function ProposalBadge({ proposal }: { proposal: MyProposal }) {
  const { label, tone, icon } = badgeOf(proposal)
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {label}
    </Badge>
  )
}
