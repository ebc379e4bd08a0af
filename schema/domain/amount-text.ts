import { plainDigits } from './digits.ts'
import { withoutInvisible } from './invisible.ts'
import { nairaOf, type Kobo } from './money.ts'

/** The digits of the largest amount that is read, in whole naira. */
const DIGITS_MAX = 9
/** Characters, above which nothing is read. */
export const AMOUNT_TEXT_MAX = 80

/**
 * Why a text is no amount: a comma that may stand for the dot ("5000,50"), a dot that may stand for the comma ("12.000"),
 * more than nine digits, or another form. Each has words of its own beside the field.
 */
type AmountProblem = 'comma' | 'dot' | 'size' | 'form'
type Reading = { kobo: Kobo; problem: null } | { kobo: null; problem: AmountProblem }

const OTHER_SIGNS: Readonly<Record<string, string>> = { '，': ',', '٬': ',', '．': '.', '٫': '.' }
const asciiSign = (sign: string) => OTHER_SIGNS[sign] ?? sign

/** Currency before or behind, thousands or millions, and "only" or "/=" as on a receipt. */
const AMOUNT =
  /^(?:(?:ngn|=n=|naira|[₦#n]) ?){0,2}([\d., ]*?) ?(k|thousand|m|million)?(?: ?(?:naira|ngn|[₦n]))?(?: ?only)?(?: ?\/[=-])?$/

/** Thousands are divided by commas or by spaces everywhere, or nowhere. Decimals are two at most. */
const NUMBER = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)?(?:\.(\d{0,2}))?$/
/** "5.00k" may be written for kobo, so thousands have one decimal. */
const SCALED = { k: /^(\d+)(?:\.(\d))?$/, m: /^(\d+)(?:\.(\d{1,2}))?$/ }

function problemOf(number: string): AmountProblem {
  if (/,\d{0,2}$/.test(number)) return 'comma'
  return /\.\d{3,}$/.test(number) ? 'dot' : 'form'
}

const refuse = (problem: AmountProblem): Reading => ({ kobo: null, problem })

function koboOf(naira: string, kobo = '00'): Reading {
  const digits = naira.replace(/^0+(?=\d)/, '')
  return digits.length > DIGITS_MAX
    ? refuse('size')
    : { kobo: Number(digits + kobo) as Kobo, problem: null }
}

/** "1.2m" as 1200000: the dot of the text is moved, nothing is multiplied. */
function readScaled(number: string, isThousands: boolean): Reading {
  const match = (isThousands ? SCALED.k : SCALED.m).exec(number)
  if (!match) return refuse(problemOf(number))
  const [, whole = '', decimals = ''] = match
  return koboOf(whole + decimals.padEnd(isThousands ? 3 : 6, '0'))
}

/**
 * Reads an amount as people type, paste, dictate or copy it, on the phone and on the server: "5,000.00", "₦5,000",
 * "NGN 5 000", "5000 naira", "5k", "1.2m". What could be two amounts is refused, never guessed.
 */
export function readAmount(text: string): Reading {
  if (text.length > AMOUNT_TEXT_MAX) return refuse('form')
  const plain = plainDigits(withoutInvisible(text)).replace(/[，٬．٫]/g, asciiSign)
  const match = AMOUNT.exec(plain.toLowerCase().replace(/\s+/g, ' ').trim())
  if (!match) return refuse('form')
  const [, number = '', scale] = match
  if (scale) return readScaled(number, scale === 'k' || scale === 'thousand')
  const read = /\d/.test(number) ? NUMBER.exec(number) : null
  if (!read) return refuse(problemOf(number))
  const [, whole = '0', decimals = ''] = read
  return koboOf(whole.replace(/\D/g, ''), decimals.padEnd(2, '0'))
}

/** The amount of a text, or null when it is none. */
export const koboFromText = (text: string): Kobo | null => readAmount(text).kobo

/** The text of an amount in a field: "45000", "1500.5". */
export const textFromKobo = (kobo: Kobo): string => String(nairaOf(kobo))

/** An amount of an input: kobo, or text as it was typed. */
type AmountInput = string | Kobo
export const koboFromInput = (amount: AmountInput): Kobo | null =>
  typeof amount === 'number' ? amount : koboFromText(amount)
export const textFromInput = (amount: AmountInput): string =>
  typeof amount === 'number' ? textFromKobo(amount) : amount
