import { maskContacts } from '#schema/domain/masking.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

type MaskedText = { text: string; masked: boolean }

/** Masks phone numbers, e-mails and links, and cuts to `max`, because a mask may be longer than what it replaces. */
export function maskContactFields(text: string, max: number): MaskedText {
  const maskedText = maskContacts(text)
  const cutText = maskedText.text.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '')
  return { ...maskedText, text: cutText }
}

/** Adds to the message that contacts were hidden, if they were. */
export const withContactWarning = (message: string, ...parts: readonly MaskedText[]): string =>
  parts.some(({ masked }) => masked) ? `${message} ${GENERAL_MESSAGES.contactsHidden}` : message
