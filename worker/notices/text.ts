import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { NOTICE_LINES, NOTICE_TEXTS } from '#schema/domain/messages/notices.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { NoticeData, NoticeKind } from '#schema/domain/notice.ts'
import { oneLine } from '#schema/domain/text.ts'

const naira = (amount: Kobo | undefined) => (amount === undefined ? '' : formatNaira(amount))

/** A blank line in a note would begin a paragraph of an email, which reads as if it were ours. */
const oneParagraph = (note: string) => note.replace(/\s*\n\s*/g, '\n')

/** Of a notice, for every channel: the title, and the sentences below it. */
export function noticeText(kind: NoticeKind, data: NoticeData): { title: string; lines: string[] } {
  const { title = '', name = '', note, amount, rest, at, count, lines = [] } = data
  const [heading, ...sentences] = NOTICE_TEXTS[kind]({
    title: oneLine(title),
    name: oneLine(name),
    note: oneParagraph(note ?? ''),
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
