import { expect, it } from 'vitest'
import { REMOVAL_FACTS } from '#schema/domain/messages/removal.ts'
import { naira } from '#schema/domain/money.ts'
import { noticeText } from '#schema/domain/notice-text.ts'
import { NOTICE_KINDS, type NoticeData, type NoticeKind } from '#schema/domain/notice.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { noticeWords } from '#worker/words/texts.ts'
import { accountLine, englishNotice } from './text.ts'

const NOTE = 'Too late.'
const DATA = {
  title: 'Paint 2 rooms (and a gate) for $5',
  name: 'ada_o',
  note: NOTE,
  amount: naira(5_000),
  rest: naira(1_000.5),
  at: TEST_NOW,
  count: 2,
  lines: [
    accountLine({ accountName: 'Ada Obi', bankName: 'GTBank', accountLast4: '6789' }),
    REMOVAL_FACTS.notice.money(naira(75), naira(1_000)),
  ],
} satisfies NoticeData
const VARIANTS: readonly NoticeData[] = [
  DATA,
  { ...DATA, note: null, lines: [] },
  ...(['settled', 'split', 'continue', 'refunded', 'cancelled'] as const).map((outcome) => ({
    ...DATA,
    outcome,
  })),
  { ...DATA, reason: 'declined_price' },
]
/** What is in a text whatever its language. */
const FACT =
  /Paint 2 rooms \(and a gate\) for \$5|ada_o|Too late\.|₦\d+(?:,\d{3})*(?:\.\d\d)?|\d+:\d\d [AP]M|6789|Ada Obi|GTBank/g
const factsIn = (texts: readonly string[]) => [...new Set(texts.join('\n').match(FACT))].toSorted()

/** A note of a user, and what Pidgin says as English does. */
const SAME = [`“${NOTE}”`, '“”', 'On 4 Mar, 10:00 AM.']
const TRANSLATED = ['pcm', 'ha', 'yo', 'ig'] as const

it.each(
  TRANSLATED.flatMap((language) =>
    (Object.keys(NOTICE_KINDS) as NoticeKind[]).map((kind) => [language, kind] as const),
  ),
)('in %s the notice %s has its words, with the facts of the English one', (language, kind) => {
  for (const data of VARIANTS) {
    const english = englishNotice(kind, data)
    const { title, lines } = noticeText(kind, data, noticeWords(language))
    expect(lines).toHaveLength(english.lines.length)
    expect(factsIn([title, ...lines])).toEqual(factsIn([english.title, ...english.lines]))
    const left = lines.filter((line) => english.lines.includes(line) && !SAME.includes(line))
    expect(left).toEqual([])
  }
})

it('a title that Onise hid is in the language of the notice', () => {
  const data = { title: 'Removed by Onise' }
  const { title, lines } = noticeText('reviewsPublished', data, noticeWords('ha'))
  expect([title, ...lines].join(' ')).toMatch(/^(?!.*Removed).*Onise ta cire/)
})
