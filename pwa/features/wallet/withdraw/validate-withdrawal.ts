import { isAccountNumber } from '#schema/domain/banking.ts'
import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { formatNaira, koboFromText, naira } from '#schema/domain/money.ts'
import { isPin } from '#schema/domain/pin.ts'
import { messages } from './messages.ts'

export type WithdrawalInput = {
  bankCode: string
  accountNumber: string
  amount: string
  pin: string
}
export type WithdrawalErrors = Partial<Record<keyof WithdrawalInput, string>>

/** In the order of the form, to focus the first with an error. */
const FIELDS = ['bankCode', 'accountNumber', 'amount', 'pin'] as const

/** People write account numbers with spaces. */
export const withoutSpaces = (accountNumber: string): string => accountNumber.replace(/\s/g, '')

function validateAmount(amount: string, balance: number | null): string | undefined {
  const kobo = koboFromText(amount)
  if (kobo === null) return messages.amountInvalid
  if (kobo < WITHDRAW_MIN) return messages.tooSmall
  if (balance !== null && kobo > naira(balance))
    return messages.tooLarge(formatNaira(naira(balance), 'two'))
  return undefined
}

export function validateWithdrawal(
  input: WithdrawalInput,
  balance: number | null,
): WithdrawalErrors {
  const errors: WithdrawalErrors = {}
  const amount = validateAmount(input.amount, balance)
  if (!input.bankCode) errors.bankCode = messages.bankMissing
  if (!isAccountNumber(input.accountNumber))
    errors.accountNumber = MONEY_MESSAGES.validAccountNumber
  if (amount) errors.amount = amount
  if (!isPin(input.pin)) errors.pin = messages.pinInvalid
  return errors
}

export const firstInvalid = (errors: WithdrawalErrors): keyof WithdrawalInput | undefined =>
  FIELDS.find((field) => errors[field])

/** The two fixed toasts. The amount's names 10000; the text beside the field has the real minimum. */
export function toastFor(errors: WithdrawalErrors): string | null {
  if (errors.amount === messages.tooSmall) return MONEY_MESSAGES.minimumWithdraw
  return errors.accountNumber ?? null
}
