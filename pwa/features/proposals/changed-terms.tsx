import type { Applicant } from '#schema/contract/proposals.ts'
import { REFUSALS } from '#schema/domain/refusal.ts'
import { DateText } from '#pwa/ui/date-text.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { words } from './applicant-words.ts'
import './changed-terms.css'

type Props = {
  /** What was being agreed to. */
  terms: Applicant
  /** What is offered now. */
  now: Applicant
}

/** R16: nobody pays for terms they have not seen. Both are shown, what moved stands out. */
export function ChangedTerms({ terms, now }: Props) {
  return (
    <div className="stack">
      <Notice tone="wait" icon="alert" title={REFUSALS.proposal_changed} alert>
        {terms.description !== now.description && words.otherText}
      </Notice>
      <table className="changed-terms">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.terms}</VisuallyHidden>
            </th>
            <th scope="col">{words.was}</th>
            <th scope="col">{words.is}</th>
          </tr>
        </thead>
        <tbody>
          <tr data-changed={terms.price !== now.price}>
            <th scope="row">{words.price}</th>
            <td>
              <Naira naira={terms.price} />
            </td>
            <td>
              <Naira naira={now.price} />
            </td>
          </tr>
          <tr data-changed={terms.date !== now.date}>
            <th scope="row">{words.date}</th>
            <td>
              <DateText at={terms.date} />
            </td>
            <td>
              <DateText at={now.date} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
