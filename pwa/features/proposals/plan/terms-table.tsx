import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import type { Proposal } from '#schema/contract/proposals.ts'
import { messages } from './messages.ts'
import { planLine } from './plan-line.ts'
import { PlanList } from './plan-list.tsx'
import './terms-table.css'

export type ShownTerms = Pick<Proposal, 'price' | 'date' | 'stages'>
type Props = {
  before: ShownTerms
  after: ShownTerms
  /** The headings of their columns. */
  labels: readonly [before: string, after: string]
}

/** Old and new terms side by side, and the stages of the new ones. */
export function TermsTable({ before, after, labels }: Props) {
  const [planBefore, planAfter] = [planLine(before.stages), planLine(after.stages)]
  return (
    <>
      <table className="terms-table">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{messages.terms}</VisuallyHidden>
            </th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-changed={before.price !== after.price}>
            <th scope="row">{messages.price}</th>
            <td>
              <Naira amount={before.price} />
            </td>
            <td>
              <Naira amount={after.price} />
            </td>
          </tr>
          {(planBefore ?? planAfter) && (
            <tr data-changed={planBefore !== planAfter}>
              <th scope="row">{messages.heading}</th>
              <td>{planBefore ?? messages.single}</td>
              <td>{planAfter ?? messages.single}</td>
            </tr>
          )}
          <tr data-changed={before.date !== after.date}>
            <th scope="row">{messages.date}</th>
            <td>
              <DateText at={before.date} />
            </td>
            <td>
              <DateText at={after.date} />
            </td>
          </tr>
        </tbody>
      </table>
      {after.stages && (
        <div className="stack stack-tight">
          <p className="strong">{messages.changed}</p>
          <PlanList stages={after.stages} />
        </div>
      )}
    </>
  )
}
