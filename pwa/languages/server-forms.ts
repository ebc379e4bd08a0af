import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'

/** What `translateTexts` replaced, by id and key: the English text or function, and its translation. */
export type Replaced = ReadonlyMap<string, readonly [english: unknown, word: unknown]>

type Form = { pattern: RegExp; values: readonly string[]; word: string }
type Sentence = (...args: unknown[]) => unknown

/** An amount, an instant, a number, or the place of a text: what a sentence has in every language alike. */
const VALUE = /₦\d+(?:,\d{3})*(?:\.\d\d)?|\d+ [A-Z][a-z]+, \d+:\d\d [AP]M|\d+(?:,\d{3})*|«\w+»/g
const TEXT = '«text»'
const BANK = '«bank»'
const AMOUNT = 1_234_500
const OTHER = 2_345_600
const AT = Date.UTC(2026, 4, 17, 9, 43)
const MINUTE = 60
const HOUR = 3600
const WAITS = [1, 41, MINUTE, 41 * MINUTE, 41 * HOUR]
const TARGETS = [['user'], ['task'], ['message'], ['review']]

/** Arguments of the sentences that name a value. There are several where a sentence has several forms. */
const ARGUMENTS: Record<string, readonly (readonly unknown[])[]> = {
  'domain/pins.wrong': [[1], [7]],
  'domain/pins.locked': [[AT]],
  'domain/pins.withdrawalsPaused': [[AT]],
  'domain/proposals.insufficientFunds': [[AMOUNT]],
  'domain/payments.balanceLimit': [
    [AMOUNT, 0],
    [AMOUNT, OTHER],
    [0, 0],
    [0, OTHER],
  ],
  'domain/payouts.tooManyPending': [[1], [7]],
  'domain/payouts.dailyLimit': [[AMOUNT, OTHER]],
  'domain/payouts.newWalletLimit': [[AMOUNT, OTHER, AT]],
  'domain/payouts.insufficientFunds': [[AMOUNT]],
  'domain/standing.owes': [[AMOUNT]],
  'domain/standing.clearing': [[AMOUNT, [{ amount: OTHER, clearsAt: AT }]]],
  'domain/standing.overLimit': [[AMOUNT]],
  'domain/standing.holdTaken': [[TEXT]],
  'domain/rate-limits.RATE_LIMIT_MESSAGES.exceeded': Object.keys(RATE_LIMITS).flatMap((name) =>
    WAITS.map((seconds) => [name, seconds]),
  ),
  'domain/rate-limits.RATE_LIMIT_MESSAGES.tooManyRequests': WAITS.map((seconds) => [seconds]),
  'domain/rate-limits.RATE_LIMIT_MESSAGES.passwordsBusy': WAITS.map((seconds) => [seconds]),
  'domain/reports.outcome.upheld': TARGETS,
  'domain/reports.outcome.dismissed': TARGETS,
  'domain/notices.NOTICE_LINES.account': [[TEXT, BANK, 6789]],
  // Before the sentences that any text may begin.
  'domain/validation.passwordTooShort': [[8]],
  'domain/validation.passwordTooLong': [[72]],
  'domain/validation.required': [[TEXT]],
  'domain/validation.maxLength': [[TEXT, 2000]],
  'domain/validation.nairaRange': [[TEXT, AMOUNT, OTHER]],
  'domain/validation.text': [[TEXT]],
  'domain/validation.stackedMarks': [[TEXT]],
  'domain/validation.naira': [[TEXT]],
  'domain/validation.wholeNaira': [[TEXT]],
  'domain/validation.pinDigits': [[TEXT]],
}

/** Sentences that are a part of another one. */
const CONTAINED = [
  'domain/errors.insufficient_funds',
  ...['not_selected', 'declined_by_client', 'declined_price', 'declined_date'].map(
    (reason) => `domain/rejections.${reason}`,
  ),
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function formOf(english: string, word: string): Form {
  const values = english.match(VALUE) ?? []
  const [first = '', ...rest] = english.split(VALUE).map(escaped)
  const source = rest.map((part, index) => {
    const value = values[index]?.startsWith('«') ? '[^]+?' : VALUE.source
    return `(${value})${part}`
  })
  return { pattern: new RegExp(`^${first}${source.join('')}$`), values, word }
}

/** The text as the server has it: some sentences contain another one, which is translated by now. */
export function withEnglish(text: string, replaced: Replaced): string {
  for (const id of CONTAINED) {
    const [english, word] = replaced.get(id) ?? []
    if (typeof english === 'string' && typeof word === 'string' && text.includes(word))
      return text.replace(word, english)
  }
  return text
}

function formsOf(replaced: Replaced): Form[] {
  return Object.entries(ARGUMENTS).flatMap(([id, variants]) => {
    const [english, word] = replaced.get(id) ?? []
    if (typeof english !== 'function' || typeof word !== 'function') return []
    return variants.map((args) =>
      formOf(
        withEnglish(String((english as Sentence)(...args)), replaced),
        String((word as Sentence)(...args)),
      ),
    )
  })
}

const LABELS = 'domain/field-labels.'

/** What the server calls the fields of forms, also within a sentence. */
function labelsOf(replaced: Replaced): Map<string, string> {
  const labels = new Map<string, string>()
  for (const [id, [english, word]] of replaced) {
    if (!id.startsWith(LABELS) || typeof english !== 'string' || typeof word !== 'string') continue
    labels.set(english, word)
    labels.set(english.toLowerCase(), word.toLowerCase())
  }
  return labels
}

/** Translates a sentence with amounts, times or numbers; null when it is not one of them. */
export function formTranslator(replaced: Replaced): (text: string) => string | null {
  let forms: Form[] | undefined
  let labels = new Map<string, string>()
  return (text) => {
    if (!forms) {
      forms = formsOf(replaced)
      labels = labelsOf(replaced)
    }
    for (const { pattern, values, word } of forms) {
      const found = pattern.exec(text)
      if (found) {
        const own = new Map(
          values.map((value, index) => {
            const shown = found[index + 1] ?? ''
            return [value, value === TEXT ? (labels.get(shown) ?? shown) : shown]
          }),
        )
        return word.replace(VALUE, (value) => own.get(value) ?? value)
      }
    }
    return null
  }
}
