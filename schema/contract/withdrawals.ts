import * as v from 'valibot'
import { isAccountNumber } from '../domain/banking.ts'
import { WITHDRAW_MAX, WITHDRAW_MIN } from '../domain/limits.ts'
import { formatNaira, koboFromText, isKobo, type Kobo } from '../domain/money.ts'
import { isPin } from '../domain/pin.ts'
import { MONEY_TEXTS } from '../domain/money-texts.ts'
import { command, query } from './endpoint.ts'
import { InstantOut, Message, NairaOut, Password } from './values.ts'
import { Transaction } from './wallet.ts'

export const Bank = v.object({ code: v.string(), name: v.string() })
export type Bank = v.InferOutput<typeof Bank>

export const listBanks = query('wallet.listBanks', {
  path: 'user/fetch-supported-banks',
  who: 'signedIn',
  says: 'Banks that money can be sent to, by name; at most a day old unless the provider is down (SPEC 3).',
  input: v.object({}),
  output: v.array(Bank),
})

/** As it was typed; spaces are forgiven, a missing digit is not (F21). A JSON number may have lost its zeros, so it is not taken. */
const AccountNumber = v.pipe(
  v.string(MONEY_TEXTS.validAccountNumber),
  v.transform((text) => text.replace(/\s/g, '')),
  v.check(isAccountNumber, MONEY_TEXTS.validAccountNumber),
)
const BankCode = v.pipe(
  v.string('Choose a bank'),
  v.trim(),
  v.regex(/^[\w-]{1,20}$/, 'Choose a bank'),
)

/** Digits as text; a JSON number only if it still has four of them (R42). */
// @__NO_SIDE_EFFECTS__
const Pin = (label: string) =>
  v.pipe(
    v.union([v.string(), v.number()], `${label} is required`),
    v.transform(String),
    v.check(isPin, `${label} must be 4 to 6 digits`),
  )

export const resolveAccount = command('wallet.resolveAccount', {
  method: 'POST',
  path: 'user/resolve-account',
  who: 'signedIn',
  body: 'json',
  says: 'The name the bank has for an account, to be seen before any money is sent (R43, R44).',
  input: v.object({ accountNumber: AccountNumber, bankCode: BankCode }),
  output: Message({ accountName: v.string(), bankName: v.string() }),
})

/** F1: SPEC's check is 1,000 and its text says otherwise; the server's own words are true. */
const WithdrawAmount = v.pipe(
  v.union([v.string(), v.number()], 'Amount is required'),
  v.transform((given) => koboFromText(String(given))),
  v.custom<Kobo>((kobo) => isKobo(kobo), 'Enter amount as an amount in naira'),
  v.check((kobo) => kobo >= WITHDRAW_MIN, `You can withdraw ${formatNaira(WITHDRAW_MIN)} or more`),
  v.check(
    (kobo) => kobo <= WITHDRAW_MAX,
    `You can withdraw at most ${formatNaira(WITHDRAW_MAX)} at once`,
  ),
)

export const withdraw = command('wallet.withdraw', {
  method: 'POST',
  path: 'user/wallet-withdrawal',
  who: 'signedIn',
  body: 'json',
  says: 'Sends money from the wallet to a bank account; `accountNmber` is the wire’s own spelling (R43, F22).',
  input: v.pipe(
    v.object({
      accountNmber: v.optional(AccountNumber),
      accountNumber: v.optional(AccountNumber),
      bankCode: BankCode,
      amount: WithdrawAmount,
      pin: Pin('Pin'),
    }),
    v.forward(
      v.check(
        ({ accountNmber, accountNumber }) => (accountNumber ?? accountNmber) !== undefined,
        MONEY_TEXTS.validAccountNumber,
      ),
      ['accountNmber'],
    ),
    v.transform(({ accountNmber, accountNumber, ...rest }) => ({
      ...rest,
      accountNumber: accountNumber ?? accountNmber ?? '',
    })),
  ),
  /** Of the transaction's amount, `charge` is the bank's and the rest arrives. */
  output: Message({
    transaction: Transaction,
    arrives: NairaOut,
    charge: NairaOut,
    balance: NairaOut,
  }),
})

export const readPin = query('wallet.readPin', {
  path: 'user/pin',
  who: 'signedIn',
  says: 'Whether the caller has a PIN, and whether it can be used now; never the PIN (R42).',
  input: v.object({}),
  output: v.object({
    hasPin: v.boolean(),
    lockedUntil: v.nullable(InstantOut),
    /** After a forgotten PIN was replaced: withdrawals rest until then. */
    restsUntil: v.nullable(InstantOut),
  }),
})

export const createPin = command('wallet.createPin', {
  method: 'POST',
  path: 'user/create-pin',
  who: 'signedIn',
  body: 'json',
  says: 'The first PIN of a wallet; 409 when there is one (R42).',
  input: v.object({ pin: Pin('Pin'), confirm_pin: Pin('Confirm Pin') }),
  output: Message({}),
})

export const updatePin = command('wallet.updatePin', {
  method: 'POST',
  path: 'user/update-pin',
  who: 'signedIn',
  body: 'json',
  says: 'Replaces a PIN by somebody who knows the old one; wrong tries count with those of withdrawals (R42, F6).',
  input: v.object({ old_pin: Pin('Old Pin'), new_pin: Pin('Confirm Pin') }),
  output: Message({}),
})

export const forgotPin = command('wallet.forgotPin', {
  method: 'POST',
  path: 'user/forgot-pin',
  who: 'signedIn',
  body: 'json',
  says: 'For somebody who knows the password: sends a code by e-mail to set the PIN anew with (R42).',
  input: v.object({ password: Password }),
  output: Message({}),
})

export const resetPin = command('wallet.resetPin', {
  method: 'PUT',
  path: 'user/forgot-pin',
  who: 'signedIn',
  body: 'json',
  says: 'Sets the PIN anew with the code from the e-mail; withdrawals then rest for 24 hours (R42).',
  input: v.object({
    code: v.pipe(
      v.string('Enter the code'),
      v.transform((text) => text.replace(/\D/g, '')),
      v.regex(/^\d{6}$/, 'The code has 6 digits'),
    ),
    pin: Pin('Pin'),
    confirm_pin: Pin('Confirm Pin'),
  }),
  output: Message({}),
})
