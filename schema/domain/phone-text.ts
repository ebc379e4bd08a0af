import { plainDigits } from './digits.ts'
import { withoutInvisible } from './invisible.ts'

// Without the library of phone numbers, which only the server loads.

/** A number that is too short is still one: its message says how a number looks. */
const DIGITS_MIN = 4
const PHONE_SIGNS = /^(?:tel:)?[\d\s+().-]+$/i

/** Whether a field for a number or an email has a number; the server decides which one. */
export function isLikePhone(text: string): boolean {
  const plain = plainDigits(withoutInvisible(text).normalize('NFKC')).trim()
  return PHONE_SIGNS.test(plain) && plain.replace(/\D/g, '').length >= DIGITS_MIN
}

const NIGERIAN = /^\+234(\d{3})(\d{3})(\d{4})$/
/** As it is written in Nigeria: "0803 123 4567"; a foreign number as it is. */
export const showPhone = (phone: string): string => phone.replace(NIGERIAN, '0$1 $2 $3')

/** How its owner knows an account; rows of older builds have no number. */
export const contactText = ({ email, phone }: { email: string | null; phone?: string | null }) =>
  email ?? showPhone(phone ?? '')
