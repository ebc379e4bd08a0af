import { messages as plan } from '#pwa/features/proposals/plan/messages.ts'
import { planLine } from '#pwa/features/proposals/plan/plan-line.ts'
import { PlanList } from '#pwa/features/proposals/plan/plan-list.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import type { Applicant } from '#schema/contract/proposals.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { messages } from './messages.ts'
import './changed-terms.css'

type Props = {
  /** The version that the client looked at. */
  reviewed: Applicant
  current: Applicant
}

/** Old and new terms side by side: the client never pays for terms they have not seen. */
export function ChangedTerms({ reviewed, current }: Props) {
  const reviewedPlan = planLine(reviewed.stages)
  const currentPlan = planLine(current.stages)
  return (
    <div className="stack">
      <Notice tone="wait" icon="alert" title={ERROR_MESSAGES.proposal_changed} alert>
        {reviewed.description !== current.description && messages.textChanged}
      </Notice>
      <table className="changed-terms">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{messages.terms}</VisuallyHidden>
            </th>
            <th scope="col">{messages.was}</th>
            <th scope="col">{messages.is}</th>
          </tr>
        </thead>
        <tbody>
          <tr data-changed={reviewed.price !== current.price}>
            <th scope="row">{messages.price}</th>
            <td>
              <Naira amount={reviewed.price} />
            </td>
            <td>
              <Naira amount={current.price} />
            </td>
          </tr>
          {(reviewedPlan ?? currentPlan) && (
            <tr data-changed={reviewedPlan !== currentPlan}>
              <th scope="row">{plan.heading}</th>
              <td>{reviewedPlan ?? plan.single}</td>
              <td>{currentPlan ?? plan.single}</td>
            </tr>
          )}
          <tr data-changed={reviewed.date !== current.date}>
            <th scope="row">{messages.date}</th>
            <td>
              <DateText at={reviewed.date} />
            </td>
            <td>
              <DateText at={current.date} />
            </td>
          </tr>
        </tbody>
      </table>
      {current.stages && (
        <div className="stack stack-tight">
          <p className="strong">{plan.changed}</p>
          <PlanList stages={current.stages} />
        </div>
      )}
    </div>
  )
}
