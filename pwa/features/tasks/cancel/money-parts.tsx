import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import type { Parties } from './use-ending.ts'

type Props = { paid: Kobo; refunded: Kobo; parties: Parties }

/** What each side receives. */
export function MoneyParts({ paid, refunded, parties: { isTasker, other } }: Props) {
  return (
    <dl className="stack stack-tight">
      <div className="spread">
        <dt>{isTasker ? messages.forYou : messages.forOther(other)}</dt>
        <dd className="money strong">{formatNaira(paid)}</dd>
      </div>
      <div className="spread">
        <dt>{isTasker ? messages.backToOther(other) : messages.backToYou}</dt>
        <dd className="money strong">{formatNaira(refunded)}</dd>
      </div>
    </dl>
  )
}
