import { formatLagosDateTime } from './lagos-time.ts'
import type { Words } from './localize.ts'
import type { NOTICE_TEXTS } from './messages/notices.ts'
import { titleFact } from './messages/removal.ts'
import { TIME_WORDS } from './messages/times.ts'
import { formatNaira, type Kobo } from './money.ts'
import type { NoticeData, NoticeKind } from './notice.ts'
import { oneLine } from './text.ts'

const naira = (amount: Kobo | undefined) => (amount === undefined ? '' : formatNaira(amount))

/** A blank line in a note would begin a paragraph of an email, which reads as if it were ours. */
const oneParagraph = (note: string) => note.replace(/\s*\n\s*/g, '\n')

type NoticeLanguage = {
  texts: Words<typeof NOTICE_TEXTS>
  /** The words of a line. */
  say: (line: string) => string
  /** Those of the page, unless given. */
  months?: readonly string[]
}

/** Of a notice: the title, and the sentences below it. */
export function noticeText(
  kind: NoticeKind,
  data: NoticeData,
  { texts, say, months = TIME_WORDS.months }: NoticeLanguage,
): { title: string; lines: string[] } {
  const { title = '', name = '', note, amount, rest, at, count, lines = [] } = data
  const [heading, ...sentences] = texts[kind]({
    title: say(titleFact(oneLine(title))),
    name: oneLine(name),
    note: oneParagraph(note ?? ''),
    amount: naira(amount),
    rest: naira(rest),
    at: at === undefined ? '' : formatLagosDateTime(at, months),
    count: count === undefined ? '' : String(count),
    outcome: data.outcome ?? '',
    reason: data.reason ?? '',
    // What only a newer build can say has no words here.
    lines: lines.map(say).filter((line) => line !== ''),
  })
  return { title: heading, lines: sentences }
}
