import * as v from 'valibot'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { accountNumberIn, isAccountNumber } from '#schema/domain/banking.ts'
import { WITHDRAW_MAX, WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { FIELD_LABELS } from '#schema/domain/messages/field-labels.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { VALIDATION_MESSAGES as messages } from '#schema/domain/messages/validation.ts'
import { type Kobo } from '#schema/domain/money.ts'
import { commandResponse, NairaOutput, pinInput } from './values.schemas.ts'
import { Transaction } from './wallet.schemas.ts'

export const Bank = v.object({ code: v.string(), name: v.string() })
export type Bank = v.InferOutput<typeof Bank>

export const listBanks = {
  summary:
    'The banks that money can be sent to, by name. The list is at most one day old while the provider is available.',
  input: v.object({}),
  output: v.array(Bank),
}

/** Text, because a JSON number may have lost its leading zeros. As people copy it; a missing digit is an error. */
const AccountNumber = v.pipe(
  v.string(MONEY_MESSAGES.validAccountNumber),
  v.transform(accountNumberIn),
  v.check(isAccountNumber, MONEY_MESSAGES.validAccountNumber),
)
const BankCode = v.pipe(v.string(messages.bank), v.trim(), v.regex(/^[\w-]{1,20}$/, messages.bank))

export const resolveAccount = {
  summary: "The account's name at the bank, which the user checks before any money is sent.",
  input: v.object({ accountNumber: AccountNumber, bankCode: BankCode }),
  output: commandResponse({ accountName: v.string(), bankName: v.string() }),
}

/** The true minimum, unlike the fixed text of the screen (docs/rules.md#the-minimum-withdrawal-is-1000-naira). */
const WithdrawAmount = v.pipe(
  v.union([v.string(), v.number()], messages.required('Amount')),
  v.transform((amount) => koboFromText(String(amount))),
  v.custom<Kobo>((kobo) => kobo !== null, messages.naira('Amount')),
  v.minValue(WITHDRAW_MIN, messages.withdrawMin(WITHDRAW_MIN)),
  v.maxValue(WITHDRAW_MAX, messages.withdrawMax(WITHDRAW_MAX)),
)

export const Withdrawal = v.object({
  bankCode: BankCode,
  accountNumber: AccountNumber,
  amount: WithdrawAmount,
  pin: pinInput(FIELD_LABELS.pin),
})

export const withdraw = {
  summary:
    'Sends money from the wallet to a bank account. The legacy clients spell the field `accountNmber`; `accountNumber` is accepted too.',
  input: v.pipe(
    v.object({
      accountNmber: v.optional(AccountNumber),
      ...Withdrawal.entries,
      accountNumber: v.optional(AccountNumber),
    }),
    v.forward(
      v.check(
        ({ accountNmber, accountNumber }) => (accountNumber ?? accountNmber) !== undefined,
        MONEY_MESSAGES.validAccountNumber,
      ),
      ['accountNmber'],
    ),
    v.transform(({ accountNmber, accountNumber, ...rest }) => ({
      ...rest,
      accountNumber: accountNumber ?? accountNmber ?? '',
    })),
  ),
  secrets: ['pin'],
  /** `charge` is the bank's part of the transaction's amount; the rest arrives. */
  output: commandResponse({
    transaction: Transaction,
    arrives: NairaOutput,
    charge: NairaOutput,
    balance: NairaOutput,
  }),
}
