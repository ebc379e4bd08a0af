import { Naira } from '#pwa/ui/display/naira.tsx'
import { totalOf, type MaterialsItem } from '#schema/domain/stages.ts'
import { messages } from './messages.ts'
import '#pwa/features/tasks/life/earnings.css'

/** What is bought, each line with its amount, and the sum. */
export function MaterialsList({ items }: { items: readonly MaterialsItem[] }) {
  return (
    <dl className="earnings-lines" aria-label={messages.items}>
      {items.map(({ what, quantity, amount }, at) => (
        <div key={at} className="earnings-line">
          <dt>{messages.item(what, quantity)}</dt>
          <dd>
            <Naira amount={amount} />
          </dd>
        </div>
      ))}
      <div className="earnings-line strong">
        <dt>{messages.total}</dt>
        <dd>
          <Naira amount={totalOf(items)} />
        </dd>
      </div>
    </dl>
  )
}
