import { maskContacts } from '#schema/domain/masking.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import type { Context } from '#worker/context.ts'

type MaskedText = { text: string; masked: boolean }

/** Work that grows with a text comes after the session check, so that a token alone costs nothing. */
export function requireSessionCheck({ isSessionChecked }: Pick<Context, 'isSessionChecked'>): void {
  if (!isSessionChecked()) throw new Error('a text was masked before the session check')
}

/**
 * Masks phone numbers, e-mails and links, and cuts to `max`, because a mask may be longer than what it
 * replaces. `earlier`: texts that are read with this one.
 */
export function maskContactFields(
  ctx: Pick<Context, 'isSessionChecked'>,
  text: string,
  { max, earlier = [] }: { max: number; earlier?: readonly string[] },
): MaskedText {
  requireSessionCheck(ctx)
  const maskedText = maskContacts(text, earlier)
  const cutText = maskedText.text.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '')
  return { ...maskedText, text: cutText }
}

/** Adds to the message that contacts were hidden, if they were. */
export const withContactWarning = (message: string, ...parts: readonly MaskedText[]): string =>
  parts.some(({ masked }) => masked) ? `${message} ${GENERAL_MESSAGES.contactsHidden}` : message
