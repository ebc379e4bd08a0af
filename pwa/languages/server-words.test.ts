import { afterEach, expect, test, vi } from 'vitest'
import { sentenceOfServer, serverWords } from '#pwa/api/server-words.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { FIELD_LABELS } from '#schema/domain/messages/field-labels.ts'
import { NOTICE_TEXTS } from '#schema/domain/messages/notices.ts'
import { PAYOUT_MESSAGES } from '#schema/domain/messages/payouts.ts'
import { PIN_MESSAGES } from '#schema/domain/messages/pins.ts'
import { RATE_LIMIT_MESSAGES, WAIT_WORDS } from '#schema/domain/messages/rate-limits.ts'
import { STANDING_MESSAGES } from '#schema/domain/messages/standing.ts'
import { TRANSACTION_MESSAGES } from '#schema/domain/messages/transactions.ts'
import { VALIDATION_MESSAGES } from '#schema/domain/messages/validation.ts'
import { formatNaira, naira, type Kobo } from '#schema/domain/money.ts'
import { NOTICE_KINDS, type NoticeKind } from '#schema/domain/notice.ts'
import { words as pidgin } from '#schema/domain/words/pcm.ts'
import { translateServer } from './server-words.ts'

const { errors, notices, payouts, pins, standing, transactions, validation } = pidgin
const { 'field-labels': labels, 'rate-limits': rateLimits } = pidgin

const pairs = (prefix: string, english: object, words: object) =>
  Object.entries(words).map(
    ([key, word]) => [`${prefix}.${key}`, [Reflect.get(english, key), word]] as const,
  )

function useWords() {
  translateServer(
    new Map([
      ...pairs('domain/errors', ERROR_MESSAGES, errors),
      ...pairs('domain/payouts', PAYOUT_MESSAGES, payouts),
      ...pairs('domain/pins', PIN_MESSAGES, pins),
      ...pairs(
        'domain/rate-limits.RATE_LIMIT_MESSAGES',
        RATE_LIMIT_MESSAGES,
        rateLimits.RATE_LIMIT_MESSAGES,
      ),
      ...pairs('domain/standing', STANDING_MESSAGES, standing),
      ...pairs('domain/validation', VALIDATION_MESSAGES, validation),
      ...pairs('domain/field-labels', FIELD_LABELS, labels),
      ...pairs('domain/transactions', TRANSACTION_MESSAGES, transactions),
      ...pairs('domain/notices.NOTICE_TEXTS', NOTICE_TEXTS, notices.NOTICE_TEXTS),
    ]),
  )
}
afterEach(() => {
  for (const name of ['body', 'sentence', 'notice'] as const) delete serverWords[name]
})

test('a sentence of the server is shown as it is in English', () => {
  expect(sentenceOfServer('Wallet funded')).toBe('Wallet funded')
})

test('known sentences of a response are replaced, others stay', () => {
  useWords()
  const body = {
    error: ERROR_MESSAGES.wrong_pin,
    message: 'Insufficient wallet balance. You need ₦500 more.',
    fields: { email: ERROR_MESSAGES.email_in_use },
  }
  serverWords.body?.(body)
  expect(body).toEqual({
    error: errors.wrong_pin,
    message: 'Insufficient wallet balance. You need ₦500 more.',
    fields: { email: errors.email_in_use },
  })
})

const LIMIT = naira(50_000)
const LEFT = naira(1200.5)
const UNTIL = Date.UTC(2026, 0, 9, 22, 5)

test.each([
  [PIN_MESSAGES.wrong(1), pins.wrong(1)],
  [PIN_MESSAGES.wrong(4), pins.wrong(4)],
  [PIN_MESSAGES.locked(UNTIL), pins.locked(UNTIL)],
  [PAYOUT_MESSAGES.insufficientFunds(LEFT), payouts.insufficientFunds(LEFT)],
  [PAYOUT_MESSAGES.newWalletLimit(LIMIT, LEFT, UNTIL), payouts.newWalletLimit(LIMIT, LEFT, UNTIL)],
  [
    RATE_LIMIT_MESSAGES.exceeded('message', 95),
    rateLimits.RATE_LIMIT_MESSAGES.exceeded('message', 95),
  ],
])('%s keeps its amounts, times and numbers', (english, translated) => {
  useWords()
  expect(sentenceOfServer(english)).toBe(translated)
})

test('a wait is known when the words of waits are translated already', () => {
  const english = RATE_LIMIT_MESSAGES.tooManyRequests(7300)
  vi.spyOn(WAIT_WORDS, 'wait').mockImplementation((seconds) => `daƙiƙa ${seconds}`)
  useWords()
  const known = sentenceOfServer(english)
  vi.restoreAllMocks()
  expect(known).toBe(rateLimits.RATE_LIMIT_MESSAGES.tooManyRequests(7300))
})

test('a sentence is known when the one in it is translated already', () => {
  const replaced = (available: Kobo) =>
    `${errors.insufficient_funds} You have ${formatNaira(available)}.`
  translateServer(
    new Map<string, readonly [unknown, unknown]>([
      ...pairs('domain/errors', ERROR_MESSAGES, errors),
      ['domain/payouts.insufficientFunds', [replaced, payouts.insufficientFunds]],
    ]),
  )
  const english = PAYOUT_MESSAGES.insufficientFunds(LEFT)
  expect(sentenceOfServer(english)).toBe(payouts.insufficientFunds(LEFT))
})

test('a sentence is not taken for a shorter one that it begins or ends as', () => {
  useWords()
  const title = 'Paint 2 rooms'
  expect(sentenceOfServer(STANDING_MESSAGES.holdTaken(title))).toBe(standing.holdTaken(title))
  const password = VALIDATION_MESSAGES.passwordTooLong(128)
  expect(sentenceOfServer(password)).toBe(validation.passwordTooLong(128))
})

test.each([
  [VALIDATION_MESSAGES.required('Todo title'), 'You must fill Name of the todo'],
  [
    VALIDATION_MESSAGES.maxLength('Profile description', 2000),
    'About you no fit pass 2,000 characters',
  ],
  [VALIDATION_MESSAGES.naira('Price'), 'Put price as amount in naira'],
  [VALIDATION_MESSAGES.pinDigits('Old Pin'), validation.pinDigits('Old PIN')],
  [VALIDATION_MESSAGES.required('Waveform'), 'You must fill Waveform'],
])('%s has the name of its field in the language of the form', (english, translated) => {
  useWords()
  expect(sentenceOfServer(english)).toBe(translated)
})

test('a transaction keeps the title of its todo', () => {
  useWords()
  const meta = { title: 'Paint 2 rooms (and a gate)' }
  expect(sentenceOfServer(TRANSACTION_MESSAGES.award(meta))).toBe(transactions.award(meta))
  expect(sentenceOfServer(TRANSACTION_MESSAGES.payout({}))).toBe(transactions.payout({}))
  expect(sentenceOfServer('Corrected by hand')).toBe('Corrected by hand')
})

const FACTS = {
  title: 'Paint 2 rooms',
  name: 'Ada',
  note: 'Too late',
  amount: '₦5,000',
  rest: '₦1,000',
  at: '5 Mar, 10:30 AM',
  count: '2',
  outcome: 'split',
  reason: 'declined_price',
  lines: [],
} as const

test.each(Object.keys(NOTICE_KINDS) as NoticeKind[])(
  'the notice %s is composed again with its facts',
  (kind) => {
    useWords()
    for (const facts of [FACTS, { ...FACTS, note: '', outcome: '', reason: '' } as const]) {
      const [title, ...text] = NOTICE_TEXTS[kind](facts)
      const [translated, ...lines] = notices.NOTICE_TEXTS[kind](facts)
      expect(serverWords.notice?.({ kind, title, text: text.join('\n') })).toEqual({
        title: translated,
        text: lines.join('\n'),
      })
    }
  },
)

test('a notice of a newer server stays English', () => {
  useWords()
  const notice = { kind: 'unheardOf', title: 'Something new', text: 'It is new.' }
  expect(serverWords.notice?.(notice)).toEqual(notice)
})
