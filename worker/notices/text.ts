import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { NOTICE_LINES, NOTICE_TEXTS } from '#schema/domain/messages/notices.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { NoticeData, NoticeKind } from '#schema/domain/notice.ts'

const naira = (amount: Kobo | undefined) => (amount === undefined ? '' : formatNaira(amount))

/** Of a notice, for every channel: the title, and the sentences below it. */
export function noticeText(kind: NoticeKind, data: NoticeData): { title: string; lines: string[] } {
  const { title = '', name = '', note, amount, rest, at, count, lines = [] } = data
  const [heading, ...sentences] = NOTICE_TEXTS[kind]({
    title,
    name,
    note: note ?? '',
    amount: naira(amount),
    rest: naira(rest),
    at: at === undefined ? '' : formatLagosDateTime(at),
    count: count === undefined ? '' : String(count),
    outcome: data.outcome ?? '',
    reason: data.reason ?? '',
    lines,
  })
  return { title: heading, lines: sentences }
}

type BankAccount = { accountName: string; bankName: string; accountLast4: string }
/** The account of a withdrawal, as a sentence. */
export const accountLine = ({ accountName, bankName, accountLast4 }: BankAccount): string =>
  NOTICE_LINES.account(accountName, bankName, accountLast4)
