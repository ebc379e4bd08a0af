import type { Parties } from '#pwa/features/tasks/detail/parties.ts'
import { useFeeBps } from '#pwa/features/tasks/reads.ts'
import { platformFeeOn } from '#schema/domain/fees.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

type Props = {
  id: TaskId
  paid: Kobo
  refunded: Kobo
  parties: Pick<Parties, 'isTasker' | 'other'>
}

/** What each side receives. */
export function MoneyParts({ id, paid, refunded, parties: { isTasker, other } }: Props) {
  const fee = platformFeeOn(paid, useFeeBps(id) ?? 0)
  return (
    <dl className="stack stack-tight">
      <div className="spread">
        <dt>{isTasker ? messages.forYou : messages.forOther(other)}</dt>
        <dd className="money strong">{formatNaira(paid)}</dd>
      </div>
      {fee > 0 && <p className="small soft">{messages.fee(formatNaira(fee))}</p>}
      <div className="spread">
        <dt>{isTasker ? messages.backToOther(other) : messages.backToYou}</dt>
        <dd className="money strong">{formatNaira(refunded)}</dd>
      </div>
    </dl>
  )
}
