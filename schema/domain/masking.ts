import { findBankAccounts } from './masking-accounts.ts'
import { foldText, mergeRanges, type Range } from './masking-fold.ts'
import { CONTACT_PATTERNS } from './masking-patterns.ts'
import { findPhones } from './masking-phones.ts'

/** Replaces contact details in a text. */
export const MASK = '[hidden until assigned]'
/** Replaces a bank account number in a text; the ledger pays taskers, so none is ever needed. */
export const ACCOUNT_MASK = '[account number hidden]'

type MaskedText = { text: string; masked: boolean }

function replaceOnce(text: string, find: (folded: string) => Range[], mask: string): string {
  const { folded, toOriginal } = foldText(text)
  const ranges = mergeRanges(find(folded).map(toOriginal))
  const parts = ranges.map(({ start }, n) => text.slice(ranges[n - 1]?.end ?? 0, start) + mask)
  return parts.join('') + text.slice(ranges.at(-1)?.end ?? 0)
}

/** Until nothing is found any more, so that masking a masked text changes nothing. */
function replaceAll(text: string, find: (folded: string) => Range[], mask: string): MaskedText {
  let masked = text
  for (;;) {
    const next = replaceOnce(masked, find, mask)
    if (next === masked) return { text: masked, masked: masked !== text }
    masked = next
  }
}

const findContacts = (folded: string): Range[] => [
  ...findPhones(folded),
  ...CONTACT_PATTERNS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
    })),
  ),
]

/** Masks phone numbers (spaced, +234, in words, in any digits), e-mail addresses, links, handles and messengers. */
export const maskContacts = (text: string): MaskedText => replaceAll(text, findContacts, MASK)

/** Masks bank account numbers: ten digits, also grouped. They stay hidden when contacts no longer are. */
export const maskBankAccounts = (text: string): MaskedText =>
  replaceAll(text, findBankAccounts, ACCOUNT_MASK)
