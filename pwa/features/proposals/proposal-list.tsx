import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PREVIEW } from '#schema/domain/limits.ts'
import { Ago } from '#pwa/ui/ago.tsx'
import { Card, CardFoot, CardHead, CardText, CardTitle } from '#pwa/ui/card.tsx'
import { Cut } from '#pwa/ui/cut.tsx'
import { List } from '#pwa/ui/list.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { ProposalBadge } from './proposal-badge.tsx'
import { noteOf } from './proposal-state.ts'
import type { MyProposal } from './reads.ts'
import { words } from './words.ts'

type Props = {
  proposals: readonly MyProposal[] | undefined
  empty: ReactNode
  failed: boolean
  onRetry: () => void
}

/** SPEC 3, tasker task entry: title, price, description, status; the todo is a tap away. */
function ProposalCard({ proposal }: { proposal: MyProposal }) {
  const { title, description, price, task, createdAt, delivery, status } = proposal
  const note = noteOf(proposal)
  return (
    <Card>
      <CardHead>
        <CardTitle level="h3">
          <Link to="/single-task/$id" params={{ id: task }}>
            {title}
          </Link>
        </CardTitle>
        <ProposalBadge proposal={proposal} />
      </CardHead>
      <CardText>
        <Cut text={description} most={PREVIEW.proposal} />
      </CardText>
      {status === 'rejected' && <p className="small soft">{note}</p>}
      <CardFoot>
        <Naira naira={price} />
        <span className="small soft">
          {delivery.state === 'saved' ? words.writtenAt : words.sentAt} <Ago at={createdAt} />
        </span>
      </CardFoot>
    </Card>
  )
}

/** Todos I applied for, newest first. */
export function ProposalList({ proposals, empty, failed, onRetry }: Props) {
  return (
    <List
      items={proposals}
      keyOf={({ _id }) => _id}
      label={words.applied}
      empty={empty}
      failed={failed}
      onRetry={onRetry}
    >
      {(proposal) => <ProposalCard proposal={proposal} />}
    </List>
  )
}
