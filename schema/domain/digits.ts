/** A digit of any number system of Unicode: full-width, Arabic, its eastern form, Devanagari and the others. */
const DIGIT = /^\p{Nd}$/u
const OTHER_DIGITS = /(?!\d)\p{Nd}/gu

/** A digit of any script as 0 to 9; another character as it is. */
export function digitOf(char: string): string {
  const plain = char.normalize('NFKC')
  if (!DIGIT.test(plain)) return char
  const code = plain.codePointAt(0) ?? 0
  if (code < 0x80) return plain
  const low = code & 0xf
  // The zero of a script has a code that ends in 0 or in 6.
  return String(DIGIT.test(String.fromCodePoint(code - low)) ? low : low - 6)
}

/** A text with its digits of every script as 0 to 9, for amounts, account numbers, codes, PINs and phone numbers. */
export const plainDigits = (text: string): string => text.replace(OTHER_DIGITS, digitOf)

/** Only the digits of a text, of whichever script. */
export const digitsIn = (text: string): string => plainDigits(text).replace(/\D/g, '')
