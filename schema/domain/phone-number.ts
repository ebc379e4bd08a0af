import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { plainDigits } from './digits.ts'
import { withoutInvisible } from './invisible.ts'

/** Characters, above which nothing is parsed. */
export const PHONE_TEXT_MAX = 40

/**
 * A mobile number in E.164, as `+2348031234567`; null for what is none. Read as Nigerian without a country's code, with
 * trunk zeros, spaces, dots, brackets and marks that cannot be seen. A foreign number counts when the library has its range as mobile.
 */
export function parsePhone(text: string): string | null {
  if (text.length > PHONE_TEXT_MAX) return null
  const plain = plainDigits(withoutInvisible(text).normalize('NFKC'))
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^00(?=[1-9])/, '+')
  const phone = parsePhoneNumberFromString(plain, { defaultCountry: 'NG', extract: false })
  return phone?.isValid() && !phone.ext ? phone.number : null
}
