import { beforeAll, expect, it } from 'vitest'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { NOTICE_LINES } from '#schema/domain/messages/notices.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { NOTICE_KINDS, type NoticeData, type NoticeKind } from '#schema/domain/notice.ts'
import { words as pcm } from '#schema/domain/words/pcm.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createWordAssets } from '#testing/worker/word-assets.ts'
import { readWords, type Words } from '#worker/words/words.ts'
import { englishNotice } from './text.ts'

const ACCOUNT = ['Ada Obi', 'GTBank', '6789'] as const
const DATA = {
  title: 'Paint 2 rooms (and a gate) for $5',
  name: 'ada_o',
  note: 'Too late.\nSorry',
  amount: naira(5_000),
  rest: naira(1_000.5),
  at: TEST_NOW,
  count: 2,
  lines: [NOTICE_LINES.account(...ACCOUNT)],
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

let words: Words
beforeAll(async () => {
  words = await readWords({ assets: createWordAssets(), log: () => {} }, 'pcm', 'mail')
})

it.each(Object.keys(NOTICE_KINDS) as NoticeKind[])(
  'the title and sentences of %s are those of Pidgin, with the same facts',
  (kind) => {
    for (const data of VARIANTS) {
      const { title, lines } = englishNotice(kind, data)
      const expected = pcm.notices.NOTICE_TEXTS[kind]({
        title: DATA.title,
        name: DATA.name,
        note: data.note ?? '',
        amount: formatNaira(DATA.amount),
        rest: formatNaira(DATA.rest),
        at: formatLagosDateTime(DATA.at),
        count: '2',
        outcome: data.outcome ?? '',
        reason: data.reason ?? '',
        lines: data.lines?.length === 0 ? [] : [pcm.notices.NOTICE_LINES.account(...ACCOUNT)],
      })
      expect([words.title(title), ...lines.map(words.sentence)]).toEqual(expected)
    }
  },
)
