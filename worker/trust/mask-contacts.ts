import { together } from '#schema/domain/facts.ts'
import type { Beside } from '#schema/domain/masking-split.ts'
import { maskContacts } from '#schema/domain/masking.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import type { Context } from '#worker/context.ts'

type MaskedText = { text: string; masked: boolean }

/** Work that grows with a text comes after the session check, so that a token alone costs nothing. */
export function requireSessionCheck({ isSessionChecked }: Pick<Context, 'isSessionChecked'>): void {
  if (!isSessionChecked()) throw new Error('a text was masked before the session check')
}

/**
 * Masks phone numbers, e-mails and links, and cuts to `max`, because a mask may be longer than what it replaces.
 */
export function maskContactFields(
  ctx: Pick<Context, 'isSessionChecked'>,
  text: string,
  { max, beside }: { max: number; beside?: Beside },
): MaskedText {
  requireSessionCheck(ctx)
  const maskedText = maskContacts(text, beside)
  const cutText = maskedText.text.slice(0, max).replace(/[\uD800-\uDBFF]$/u, '')
  return { ...maskedText, text: cutText }
}

/**
 * Masks texts that one page shows together, such as the title and the description of a task: a number may be split over
 * them in any order. `shown` has texts of the page that are not written now.
 */
export function maskTogether<Name extends string>(
  ctx: Pick<Context, 'isSessionChecked'>,
  texts: Record<Name, { text: string; max: number }>,
  shown: readonly string[] = [],
): Record<Name, MaskedText> {
  const entries = Object.entries(texts) as [Name, { text: string; max: number }][]
  // A text that is alone in the request has no other beside it.
  const written = entries.length > 1 ? entries : []
  const alone = new Map(written.map(([name, { text }]) => [name, maskContacts(text).text]))
  const masked = entries.map(([name, { text, max }]) => {
    const others = [
      ...shown,
      ...[...alone].flatMap(([other, each]) => (other === name ? [] : each)),
    ]
    return [name, maskContactFields(ctx, text, { max, beside: { earlier: others, later: others } })]
  })
  return Object.fromEntries(masked) as Record<Name, MaskedText>
}

/** Adds to the message that contacts were hidden, if they were. */
export const withContactWarning = (message: string, ...parts: readonly MaskedText[]): string =>
  parts.some(({ masked }) => masked) ? together(message, GENERAL_FACTS.contactsHidden) : message
