import { emailAsTyped, plainEmail } from '#schema/domain/email.ts'
import { isLikePhone } from '#schema/domain/phone-text.ts'

const NUMBER_SIGNS = /^[\d\s+().-]*$/

/** What a field for a number or an email keeps while it is typed in: a number as it is, of a copied text the address. */
export const contactAsTyped = (text: string): string =>
  NUMBER_SIGNS.test(text) ? text : emailAsTyped(text)

/** The same once it is left. */
export const plainContact = (text: string): string =>
  isLikePhone(text) ? text.trim() : plainEmail(text)

/** For a call that takes either. */
export const contactOf = (text: string): { phone: string } | { email: string } =>
  isLikePhone(text) ? { phone: text } : { email: text }
