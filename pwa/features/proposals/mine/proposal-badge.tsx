import { DELIVERY_MESSAGES } from '#pwa/outbox/delivery-messages.ts'
import { isWaiting } from '#pwa/outbox/entry.ts'
import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import type { IconName } from '#pwa/ui/display/icon.tsx'
import type { Proposal } from '#schema/contract/proposals.ts'
import { messages } from './messages.ts'
import type { MyProposal } from './my-proposals.ts'

type BadgeProps = { label: string; tone: Tone; icon?: IconName }

const LOOKS: Record<Proposal['status'], Omit<BadgeProps, 'label'>> = {
  pending: { tone: 'good', icon: 'check' },
  accepted: { tone: 'strong', icon: 'done' },
  rejected: { tone: 'still' },
  withdrawn: { tone: 'still' },
}
const badgeOf = ({ status, delivery }: MyProposal): BadgeProps => {
  if (isWaiting(delivery))
    return {
      label: delivery.isLate ? DELIVERY_MESSAGES.late : DELIVERY_MESSAGES.saved,
      tone: 'wait',
      icon: 'phone',
    }
  return {
    label: status === 'pending' ? DELIVERY_MESSAGES.sent : messages[status],
    ...LOOKS[status],
  }
}

export function ProposalBadge({ proposal }: { proposal: MyProposal }) {
  const { label, tone, icon } = badgeOf(proposal)
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {label}
    </Badge>
  )
}
