import { maskContacts } from '#schema/domain/masking.ts'
import { TEXTS } from '#schema/domain/texts.ts'

export type Masked = { text: string; masked: boolean }

/** Without phone numbers, e-mails and links; still within its bound, since the mask may be longer than what it hides (R7). */
export function maskedWithin(text: string, most: number): Masked {
  const hidden = maskContacts(text)
  const fits = hidden.text.slice(0, most).replace(/[\uD800-\uDBFF]$/u, '')
  return { ...hidden, text: fits }
}

/** The message, and why something they wrote is not there (R7). */
export const withWarning = (message: string, ...parts: readonly Masked[]): string =>
  parts.some(({ masked }) => masked) ? `${message} ${TEXTS.contactsHidden}` : message
