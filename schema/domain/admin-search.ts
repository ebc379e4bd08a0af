import { digitsIn, plainDigits } from './digits.ts'
import { foldSearch } from './fold-search.ts'
import { withoutInvisible } from './invisible.ts'

/** What the index of three letters can find. */
const ADMIN_SEARCH_MIN = 3
/** Of each group; a longer text finds the one that is meant. */
export const ADMIN_SEARCH_SHOWN = 5

/** The search box of administrators asks the server for nothing shorter. */
export const isSearchable = (text: string): boolean =>
  [...foldSearch(text.trim())].length >= ADMIN_SEARCH_MIN

const ID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/i
/** The first id in a text, which may be the address of a screen. */
export const idIn = (text: string): string | null => ID.exec(text)?.[0].toLowerCase() ?? null

const PHONE = /^\+?\(?\d[\d\s().-]*$/
const PHONE_DIGITS = 10
/** The last ten digits of a phone number, which all its forms share: `0803 123 4567` and `+234 (0) 803-123-4567`. */
export function phoneEndOf(text: string): string | null {
  const plain = plainDigits(withoutInvisible(text)).replace('＋', '+')
  const digits = PHONE.test(plain.trim()) ? digitsIn(plain) : ''
  return digits.length >= PHONE_DIGITS && digits.length <= 15 ? digits.slice(-PHONE_DIGITS) : null
}
