import { isAccountNumber } from '#schema/domain/banking.ts'
import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { MONEY_TEXTS } from '#schema/domain/money-texts.ts'
import { formatNaira, koboFromText, naira } from '#schema/domain/money.ts'
import { isPin } from '#schema/domain/pin.ts'
import { words } from './withdraw-words.ts'

export type Wish = { bankCode: string; accountNumber: string; amount: string; pin: string }
export type Faults = Partial<Record<keyof Wish, string>>

/** As they stand on the page, for the eye and for the first that is wrong. */
const IN_ORDER = ['bankCode', 'accountNumber', 'amount', 'pin'] as const

/** The account's number without the spaces people write it with. */
export const digitsOf = (account: string): string => account.replace(/\s/g, '')

function whyNotAmount(amount: string, balance: number | null): string | undefined {
  const kobo = koboFromText(amount)
  if (kobo === null) return words.amountWrong
  if (kobo < WITHDRAW_MIN) return words.least
  if (balance !== null && kobo > naira(balance))
    return words.tooMuch(formatNaira(naira(balance), 'two'))
  return undefined
}

export function faultsIn(wish: Wish, balance: number | null): Faults {
  const found: Faults = {
    ...(!wish.bankCode && { bankCode: words.bankWrong }),
    ...(!isAccountNumber(wish.accountNumber) && { accountNumber: MONEY_TEXTS.validAccountNumber }),
    ...(!isPin(wish.pin) && { pin: words.pinWrong }),
  }
  const amount = whyNotAmount(wish.amount, balance)
  return amount ? { ...found, amount } : found
}

export const firstOf = (faults: Faults): keyof Wish | undefined =>
  IN_ORDER.find((field) => faults[field])

/** SPEC's own two toasts, letter for letter (F1: the truth stands beside the field). */
export function toastFor(faults: Faults): string | null {
  if (faults.amount === words.least) return MONEY_TEXTS.minimumWithdraw
  return faults.accountNumber ?? null
}
