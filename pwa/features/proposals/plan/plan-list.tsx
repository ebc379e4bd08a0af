import { Naira } from '#pwa/ui/display/naira.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { totalOf } from '#schema/domain/stages.ts'
import { messages } from './messages.ts'
import type { ShownPlan } from './plan-line.ts'
import './plan-list.css'

/** The stages of a proposal in their order, with what is for materials. */
export function PlanList({ stages }: { stages: ShownPlan }) {
  const materials = totalOf(stages.filter(({ kind }) => kind === 'materials'))
  const percent = Math.round((materials / totalOf(stages)) * 100)
  return (
    <div className="stack stack-tight">
      <ol className="plan-list">
        {stages.map(({ kind, title, amount, date }, at) => (
          <li key={at} className="plan-list-stage">
            <span className="plan-list-words">
              <span className="strong">{title}</span>
              <span className="small soft">
                {[kind === 'materials' && messages.kinds.materials, messages.by(formatDate(date))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Naira amount={amount} />
          </li>
        ))}
      </ol>
      {materials > 0 && (
        <p className="small soft">{messages.materialsShare(formatNaira(materials), percent)}</p>
      )}
    </div>
  )
}
