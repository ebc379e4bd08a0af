import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { messages } from '#pwa/features/proposals/messages.ts'
import { planLine } from '#pwa/features/proposals/plan/plan-line.ts'
import { isWaiting } from '#pwa/outbox/entry.ts'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Card, CardFoot, CardHead, CardText, CardTitle } from '#pwa/ui/display/card.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Truncate } from '#pwa/ui/display/truncate.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { PREVIEW } from '#schema/domain/limits.ts'
import type { MyProposal } from './my-proposals.ts'
import { ProposalBadge } from './proposal-badge.tsx'
import { noteOf } from './proposal-status.tsx'

type Level = 'h2' | 'h3'

type Badges = {
  /** Replaces the badge of a proposal; null for its own. */
  badgeFor: (proposal: MyProposal) => ReactNode
}
type CardProps = Badges & { proposal: MyProposal; level: Level }

function ProposalCard({ proposal, level, badgeFor }: CardProps) {
  const { title, description, price, task, createdAt, delivery, status } = proposal
  const plan = planLine(proposal.stages)
  return (
    <Card>
      <CardHead>
        <CardTitle level={level}>
          <Link to="/single-task/$id" params={{ id: task }}>
            {title}
          </Link>
        </CardTitle>
        {badgeFor(proposal) ?? <ProposalBadge proposal={proposal} />}
      </CardHead>
      <CardText>
        <Truncate text={description} max={PREVIEW.proposal} />
      </CardText>
      {status === 'rejected' && <p className="small soft">{noteOf(proposal)}</p>}
      <CardFoot>
        <Naira amount={price} />
        {plan && <span className="small soft">{plan}</span>}
        <span className="small soft">
          {isWaiting(delivery) ? messages.writtenAt : messages.sentAt} <Ago at={createdAt} />
        </span>
      </CardFoot>
    </Card>
  )
}

type Props = Badges & {
  /** undefined while loading. */
  proposals: readonly MyProposal[] | undefined
  /** Of the titles: below the heading of the list, or of the screen. */
  level: Level
  empty: ReactNode
  failed: boolean
  asOf: number | null
  onRetry: () => void
}

export function ProposalList({ proposals, level, badgeFor, ...list }: Props) {
  return (
    <List items={proposals} keyOf={({ _id }) => _id} label={messages.applied} {...list}>
      {(proposal) => <ProposalCard proposal={proposal} level={level} badgeFor={badgeFor} />}
    </List>
  )
}
