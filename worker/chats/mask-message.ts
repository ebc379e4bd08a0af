import { together } from '#schema/domain/facts.ts'
import { MESSAGE_MAX } from '#schema/domain/limits.ts'
import { hasPartOfNumber, type Beside } from '#schema/domain/masking-split.ts'
import { maskBankAccounts, maskContacts } from '#schema/domain/masking.ts'
import { CHAT_FACTS } from '#schema/domain/messages/chats.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import type { Context } from '#worker/context.ts'
import { requireSessionCheck } from '#worker/trust/mask-contacts.ts'

const cut = (text: string) => text.slice(0, MESSAGE_MAX).replace(/[\uD800-\uDBFF]$/u, '')

/** A text as it is stored while contact details are shown, and while they are hidden. */
export type MaskedMessage = {
  text: string
  maskedText: string
  hasContacts: boolean
  /** A bank account number, which is hidden in both. */
  hasAccount: boolean
}

/** Whether the sender's other messages decide what is masked: a part of a number, and no contact that is whole. */
export const needsEarlier = (written: string): boolean =>
  hasPartOfNumber(written) && !maskContacts(written).masked

/** `beside`: the sender's last messages, which may hold the rest of a number. */
export function maskMessage(
  ctx: Pick<Context, 'isSessionChecked'>,
  written: string,
  beside: Beside = {},
): MaskedMessage {
  requireSessionCheck(ctx)
  const contacts = maskContacts(written, beside)
  const account = maskBankAccounts(written, beside)
  return {
    text: cut(account.text),
    maskedText: cut(maskBankAccounts(contacts.text, beside).text),
    hasContacts: contacts.masked,
    hasAccount: account.masked,
  }
}

/** The sentence for the sender, with the reason for each thing that was hidden. */
export const withReasons = (
  sentence: string,
  hidden: { contacts: boolean; account: boolean },
): string =>
  together(
    sentence,
    ...(hidden.contacts ? [GENERAL_FACTS.contactsHidden] : []),
    ...(hidden.account ? [CHAT_FACTS.accountHidden] : []),
  )
