import type { ReactNode } from 'react'
import { planLine } from '#pwa/features/proposals/plan/plan-line.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Card, CardActions, CardFoot, CardText, Meta } from '#pwa/ui/display/card.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Truncate } from '#pwa/ui/display/truncate.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import { PREVIEW } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { isLowPrice } from '#schema/domain/proposal.ts'
import { ApplicantBadge } from './applicant-badge.tsx'
import { ApplicantHead } from './applicant-head.tsx'
import { messages } from './messages.ts'
import { hasNewTerms, type ShownApplicant } from './reads.ts'

type Props = {
  applicant: ShownApplicant
  idSuffix: string | null
  /** Of a todo that can still be assigned, else null. */
  budget: Kobo | null
  /** Pictures of earlier work. */
  works?: ReactNode
}

/** A proposal in the list of a task's proposals. */
export function ApplicantCard({ applicant, idSuffix, budget, works }: Props) {
  const { price, date, status, description, tasker } = applicant
  const isLow = budget !== null && status === 'pending' && isLowPrice(price, budget)
  const isChanged = hasNewTerms(applicant)
  const plan = planLine(applicant.stages)
  const suffix = idSuffix ? ` ${idSuffix}` : ''
  return (
    <Card>
      <ApplicantHead tasker={tasker} idSuffix={idSuffix} end={<ApplicantBadge status={status} />} />
      <CardText>
        <Truncate text={description} max={PREVIEW.proposal} />
      </CardText>
      {works}
      <CardFoot>
        <Naira amount={price} />
        {plan && <span className="small soft">{plan}</span>}
        <Meta
          items={[{ icon: 'calendar', text: messages.on(formatDate(date, undefined, true)) }]}
        />
      </CardFoot>
      {(isLow || isChanged) && (
        <div className="row">
          {isLow && (
            <Badge tone="wait" icon="alert">
              {messages.lowTitle}
            </Badge>
          )}
          {isChanged && (
            <Badge tone="news" icon="edit">
              {messages.newTerms}
            </Badge>
          )}
        </div>
      )}
      <CardActions>
        <LinkButton
          to="/single-proposal/$id"
          params={{ id: applicant._id }}
          tone="plain"
          size="small"
          aria-label={`${messages.view}: ${tasker.username}${suffix}`}
        >
          {messages.view}
        </LinkButton>
        {budget !== null && status === 'pending' && (
          <LinkButton
            to="/single-proposal/$id"
            params={{ id: applicant._id }}
            search={{ assign: 'yes' }}
            size="small"
            aria-label={`${messages.assign}: ${tasker.username}${suffix}`}
          >
            {messages.assign}
          </LinkButton>
        )}
      </CardActions>
    </Card>
  )
}
