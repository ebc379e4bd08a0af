import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import { createPin } from '#schema/contract/pins.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import type { Call } from './calls.ts'
import type { SeededUser } from './create-user.ts'
import { DEMO_ACCOUNTS, DEMO_PIN } from './demo.ts'
import type { SandboxClient } from './sandbox.ts'
import { waitUntil } from './wait-until.ts'

export type SeedServices = { call: Call; sandbox: SandboxClient }

/** Above this amount the payment is a bank transfer. */
const MAX_CARD_PAYMENT = 500_000

const bankOf = (email: string) => DEMO_ACCOUNTS.find((account) => account.email === email)?.bank

/** Funds the wallet: initialized at Onise, paid at the sandbox, confirmed at Onise. Returns the reference. */
export async function payIn(
  { call, sandbox }: SeedServices,
  { token }: SeededUser,
  amount: number,
) {
  const { payment } = await call(token, initFunding, { amount: String(amount) })
  const { reference } = payment
  await sandbox.pay(reference, amount > MAX_CARD_PAYMENT ? 'bank_transfer' : 'card')
  await call(token, fundWallet, { reference })
  return reference
}

/** Gives a demo account its PIN, and a bank account in its own name. */
export async function prepareWithdrawals(
  { call, sandbox }: SeedServices,
  { token, email }: SeededUser,
) {
  const bank = bankOf(email)
  if (!bank) return
  await sandbox.setAccountName(bank.accountNumber, bank.accountName)
  await call(token, createPin, { pin: DEMO_PIN, confirm_pin: DEMO_PIN })
}

/** Withdraws to the bank. Resolves when the transaction is completed. */
export async function payOut({ call }: SeedServices, { token, email }: SeededUser, amount: number) {
  const bank = bankOf(email)
  if (!bank) throw new Error(`${email} has no bank account`)
  const { transaction } = await call(token, withdraw, {
    bankCode: bank.bankCode,
    accountNumber: bank.accountNumber,
    amount: String(amount),
    pin: DEMO_PIN,
  })
  await waitUntil(`the withdrawal of ${email} is completed`, async () => {
    const { trx } = await call(token, listTransactions, {})
    return trx.some(
      ({ _id, TransactionStatus }) => _id === transaction._id && TransactionStatus === 'completed',
    )
  })
}
