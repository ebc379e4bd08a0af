import type { Kobo } from './money.ts'
import { naira } from './money.ts'

/** A transfer's price by its size, and the stamp duty that falls on the sender since 2026-01-01 (MONEY 3.2, R43). */
const TRANSFER_FEES = [
  { upTo: naira(5_000), fee: naira(10) },
  { upTo: naira(50_000), fee: naira(25) },
  { upTo: Infinity, fee: naira(50) },
]
export const STAMP_DUTY = naira(50)
export const STAMP_DUTY_FROM = naira(10_000)

/** What the bank takes for sending this much. */
export function transferCharge(sent: Kobo): Kobo {
  const fee = TRANSFER_FEES.find(({ upTo }) => sent <= upTo)?.fee ?? naira(50)
  return (fee + (sent >= STAMP_DUTY_FROM ? STAMP_DUTY : 0)) as Kobo
}

/** Where the price of a transfer leaps, kobo: just below, a little less sent costs a good deal less. */
const LEAPS = [naira(5_000), (STAMP_DUTY_FROM - 1) as Kobo, naira(50_000)]

/**
 * Of an amount that leaves the wallet, what arrives and what the bank takes: the most that can be sent so that both
 * together are no more than the amount. More from the wallet never means less in the bank.
 */
export function quoteFor(amount: Kobo): { arrives: Kobo; charge: Kobo } {
  const sendable = [naira(10), naira(25), naira(75), naira(100)]
    .map((charge) => (amount - charge) as Kobo)
    .concat(LEAPS)
    .filter((sent) => sent > 0 && sent + transferCharge(sent) <= amount)
  const arrives = Math.max(0, ...sendable) as Kobo
  return { arrives, charge: (amount - arrives) as Kobo }
}

export const isAccountNumber = (text: string): boolean => /^\d{10}$/.test(text)

/**
 * The NUBAN check digit (R44): 3, 7, 3 over the bank's three digits and the serial. It may only warn: wallets such as
 * OPay do not follow it, and their longer codes cannot be checked at all.
 */
export function looksLikeNuban(bankCode: string, accountNumber: string): boolean {
  if (!/^\d{3}$/.test(bankCode) || !isAccountNumber(accountNumber)) return true
  const digits = [...`${bankCode}${accountNumber.slice(0, 9)}`].map(Number)
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 3 === 1 ? 7 : 3), 0)
  return (10 - (sum % 10)) % 10 === Number(accountNumber[9])
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)

/** R43: whether the bank's name for an account has anything of the person's own. */
export const sharesAName = (theirs: string, ours: string): boolean => {
  const known = new Set(wordsOf(ours))
  return wordsOf(theirs).some((word) => known.has(word))
}
