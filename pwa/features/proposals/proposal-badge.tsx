import { Badge } from '#pwa/ui/badge.tsx'
import { stateOf } from './proposal-state.ts'
import type { MyProposal } from './reads.ts'

/** "Saved on phone", "Sent", "Accepted". */
export function ProposalBadge({ proposal }: { proposal: MyProposal }) {
  const { badge, tone, icon } = stateOf(proposal)
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {badge}
    </Badge>
  )
}
