import { findFieldIssues, type FieldIssue } from '#schema/contract/field-issues.ts'
import { Withdrawal } from '#schema/contract/payouts.schemas.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { messages } from './messages.ts'
import type { Target } from './name-lookup.ts'

export type WithdrawalInput = Target & {
  amount: string
  pin: string
}
export type WithdrawalErrors = Partial<Record<keyof WithdrawalInput, string>>

/** In the order of the form, to focus the first with an error. */
const FIELDS = ['bankAccount', 'bankCode', 'accountNumber', 'amount', 'pin'] as const

/** Of an account that is not a saved one. */
const TYPED: readonly string[] = ['bankCode', 'accountNumber']

/** Shorter than the server's sentences, because they stand beside the amount. */
const AMOUNT_MESSAGES: Record<string, string> = {
  custom: messages.amountInvalid,
  min_value: messages.tooSmall,
}
const messageOf = (field: string, { type, message }: FieldIssue): string =>
  (field === 'amount' && AMOUNT_MESSAGES[type]) || message

export function validateWithdrawal(
  { bankAccount, ...input }: WithdrawalInput,
  balance: Kobo | null,
  withdrawable: Kobo | null = null,
): WithdrawalErrors {
  const errors: WithdrawalErrors = Object.fromEntries(
    [...findFieldIssues(Withdrawal, input)]
      .filter(([field]) => !bankAccount || !TYPED.includes(field))
      .map(([field, issue]) => [field, messageOf(field, issue)]),
  )
  const kobo = koboFromText(input.amount)
  if (!errors.amount && kobo !== null && balance !== null && kobo > balance)
    errors.amount = messages.tooLarge(formatNaira(balance, 'two'))
  else if (!errors.amount && kobo !== null && withdrawable !== null && kobo > withdrawable)
    errors.amount =
      withdrawable > 0 ? messages.notCleared(formatNaira(withdrawable, 'two')) : messages.nothingYet
  return errors
}

export const firstInvalid = (errors: WithdrawalErrors): keyof WithdrawalInput | undefined =>
  FIELDS.find((field) => errors[field])

/** The two fixed toasts. The amount's names 10000; the text beside the field has the real minimum. */
export function toastFor(errors: WithdrawalErrors): string | null {
  if (errors.amount === messages.tooSmall) return MONEY_MESSAGES.minimumWithdraw
  return errors.accountNumber ?? null
}
