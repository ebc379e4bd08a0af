import { NOTICE_LINE_FACTS } from '#schema/domain/messages/notice-lines.ts'
import { TRADE_FACTS } from '#schema/domain/messages/trades.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { Trade } from '#schema/domain/trade-names.ts'

/** Why an alert came, in the words of its reader: "Electrician, 4 km, ₦85,000". */
export function whyLine(
  { trade, price }: { trade: Trade; price: Kobo },
  km: number | null,
): string {
  const name = TRADE_FACTS.trades[trade]
  const amount = formatNaira(price)
  return km === null
    ? NOTICE_LINE_FACTS.whyTodoWithoutPlace(name, amount)
    : NOTICE_LINE_FACTS.whyTodo(name, km, amount)
}
