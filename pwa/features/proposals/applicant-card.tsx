import { PREVIEW } from '#schema/domain/limits.ts'
import { isLowPrice } from '#schema/domain/proposal.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Card, CardActions, CardFoot, CardText, Meta } from '#pwa/ui/card.tsx'
import { Cut } from '#pwa/ui/cut.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { dateWords } from '#pwa/ui/time-words.ts'
import { ApplicantBadge } from './applicant-badge.tsx'
import { ApplicantHead } from './applicant-head.tsx'
import { wasChanged, type ShownApplicant } from './applicant-reads.ts'
import { words } from './applicant-words.ts'

type Props = { applicant: ShownApplicant; tail: string | null; budget: number | null }

/** One offer among others; View opens it whole. */
export function ApplicantCard({ applicant, tail, budget }: Props) {
  const { price, date, status, description, tasker } = applicant
  const isLow = budget !== null && status === 'pending' && isLowPrice(price, budget)
  return (
    <Card>
      <ApplicantHead tasker={tasker} tail={tail} end={<ApplicantBadge status={status} />} />
      <CardText>
        <Cut text={description} most={PREVIEW.proposal} />
      </CardText>
      <CardFoot>
        <Naira naira={price} />
        <Meta items={[{ icon: 'calendar', text: words.on(dateWords(date, undefined, true)) }]} />
      </CardFoot>
      {(isLow || wasChanged(applicant)) && (
        <div className="row">
          {isLow && (
            <Badge tone="wait" icon="alert">
              {words.lowTitle}
            </Badge>
          )}
          {wasChanged(applicant) && (
            <Badge tone="news" icon="edit">
              {words.newTerms}
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
          aria-label={`${words.view}: ${tasker.username}${tail ? ` ${tail}` : ''}`}
        >
          {words.view}
        </LinkButton>
      </CardActions>
    </Card>
  )
}
