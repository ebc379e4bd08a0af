import * as v from 'valibot'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { accountNumberIn, isAccountNumber } from '#schema/domain/banking.ts'
import type { BankAccountId } from '#schema/domain/ids.ts'
import { WITHDRAW_MAX, WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { type Kobo } from '#schema/domain/money.ts'
import {
  described,
  describedNaira,
  commandResponse,
  idOf,
  InstantOutput,
  NairaOutput,
  pinInput,
} from './values.schemas.ts'
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
  v.string(MONEY_FACTS.validAccountNumber),
  v.transform(accountNumberIn),
  v.check(isAccountNumber, MONEY_FACTS.validAccountNumber),
  described({ pattern: '^\\d{10}$' }),
)
const BankCode = v.pipe(v.string(messages.bank), v.trim(), v.regex(/^[\w-]{1,20}$/, messages.bank))

type Fields = {
  bankAccount?: BankAccountId | undefined
  bankCode?: string | undefined
  accountNumber?: string | undefined
  accountNmber?: string | undefined
}
const hasBank = ({ bankAccount, bankCode }: Pick<Fields, 'bankAccount' | 'bankCode'>) =>
  bankAccount !== undefined || bankCode !== undefined
const numberOf = ({ accountNumber, accountNmber }: Fields) => accountNumber ?? accountNmber
const hasNumber = (fields: Fields) =>
  fields.bankAccount !== undefined || numberOf(fields) !== undefined
const isOneAccount = ({ bankAccount, bankCode, ...numbers }: Fields) =>
  bankAccount === undefined || (bankCode === undefined && numberOf(numbers) === undefined)

/** Where money goes: a saved account, or one that is typed. */
export type Destination =
  | { bankAccount: BankAccountId }
  | { bankAccount: null; bankCode: string; accountNumber: string }
const destinationOf = ({ bankAccount, bankCode = '', ...numbers }: Fields): Destination =>
  bankAccount
    ? { bankAccount }
    : { bankAccount: null, bankCode, accountNumber: numberOf(numbers) ?? '' }

export const resolveAccount = {
  summary:
    "The account's name at the bank, which the user checks before any money is sent: of a typed account or, by `bankAccount`, of a saved one.",
  input: v.pipe(
    v.object({
      bankAccount: v.optional(idOf('bankAccount')),
      accountNumber: v.optional(AccountNumber),
      bankCode: v.optional(BankCode),
    }),
    v.forward(v.check(hasNumber, MONEY_FACTS.validAccountNumber), ['accountNumber']),
    v.forward(v.partialCheck([['bankAccount'], ['bankCode']], hasBank, messages.bank), [
      'bankCode',
    ]),
    v.forward(v.check(isOneAccount, MONEY_FACTS.oneAccount), ['bankAccount']),
    v.transform(destinationOf),
  ),
  output: commandResponse({ accountName: v.string(), bankName: v.string() }),
}

/** The true minimum, unlike the fixed text of the screen (docs/rules.md#the-minimum-withdrawal-is-1000-naira). */
const WithdrawAmount = v.pipe(
  v.union([v.string(), v.number()], messages.required('Amount')),
  v.transform((amount) => koboFromText(String(amount))),
  v.custom<Kobo>((kobo) => kobo !== null, messages.naira('Amount')),
  v.minValue(WITHDRAW_MIN, messages.withdrawMin(WITHDRAW_MIN)),
  v.maxValue(WITHDRAW_MAX, messages.withdrawMax(WITHDRAW_MAX)),
  describedNaira(false, { min: WITHDRAW_MIN, max: WITHDRAW_MAX }),
)

export const Withdrawal = v.object({
  bankCode: BankCode,
  accountNumber: AccountNumber,
  amount: WithdrawAmount,
  pin: pinInput(FIELD_LABEL_FACTS.pin),
})

export const withdraw = {
  summary:
    'Sends money from the wallet to a bank account: a saved one by `bankAccount`, or a typed one, which is saved for the next time. The legacy clients spell the field `accountNmber`; `accountNumber` is accepted too.',
  input: v.pipe(
    v.object({
      accountNmber: v.optional(AccountNumber),
      ...Withdrawal.entries,
      bankAccount: v.optional(idOf('bankAccount')),
      bankCode: v.optional(BankCode),
      accountNumber: v.optional(AccountNumber),
    }),
    v.forward(v.partialCheck([['bankAccount'], ['bankCode']], hasBank, messages.bank), [
      'bankCode',
    ]),
    v.forward(
      v.check((fields) => hasNumber(fields), MONEY_FACTS.validAccountNumber),
      ['accountNmber'],
    ),
    v.forward(
      v.check((fields) => isOneAccount(fields), MONEY_FACTS.oneAccount),
      ['bankAccount'],
    ),
    v.transform(({ amount, pin, ...fields }) => ({
      amount,
      pin,
      destination: destinationOf(fields),
    })),
  ),
  secrets: ['pin'],
  refuses: [402, 404, 423],
  /** `charge` is the bank's part of the transaction's amount; the rest arrives. */
  output: commandResponse({
    transaction: Transaction,
    arrives: NairaOutput,
    charge: NairaOutput,
    balance: NairaOutput,
    /** The account was not saved before. */
    isAccountNew: v.optional(v.boolean()),
  }),
}

/** The number itself never leaves the server. */
export const BankAccount = v.object({
  _id: idOf('bankAccount'),
  bankName: v.string(),
  accountLast4: v.string(),
  accountName: v.string(),
  lastUsedAt: InstantOutput,
})
export type BankAccount = v.InferOutput<typeof BankAccount>

export const listBankAccounts = {
  summary: 'The bank accounts of the latest withdrawals, the last used one first.',
  input: v.object({}),
  output: v.object({ accounts: v.array(BankAccount) }),
}

export const removeBankAccount = {
  summary: 'Removes a saved bank account. Withdrawals that were asked for are not touched.',
  input: v.object({ id: idOf('bankAccount') }),
  output: commandResponse({}),
}
