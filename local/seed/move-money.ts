import { fundWallet, initFunding } from '../../schema/contract/payments.ts'
import { listTransactions } from '../../schema/contract/wallet.ts'
import { createPin, withdraw } from '../../schema/contract/withdrawals.ts'
import { DEMO_ACCOUNTS, DEMO_PIN } from '../demo.mjs'
import type { Calls } from './calls.ts'
import type { Member } from './open-account.ts'
import type { Sandbox } from './sandbox.ts'

type Hands = { calls: Calls; sandbox: Sandbox }

/** Money comes in by the front door: begun here, paid at the sandbox, confirmed here. */
export async function payIn({ calls, sandbox }: Hands, { token }: Member, amount: number) {
  const { payment } = await calls(token, initFunding, { amount: String(amount) })
  const { reference } = payment
  await sandbox.pay(reference, amount > 500_000 ? 'bank_transfer' : 'card')
  await calls(token, fundWallet, { reference })
}

/** The accounts that people log in with have a PIN, and a bank account in their own name. */
export async function makeReady({ calls, sandbox }: Hands, { token }: Member, email: string) {
  const account = DEMO_ACCOUNTS.find((one) => one.email === email)
  if (!account?.bank) return
  await sandbox.nameAccount(account.bank.accountNumber, account.bank.accountName)
  await calls(token, createPin, { pin: DEMO_PIN, confirm_pin: DEMO_PIN })
}

const LOOKS = 100
const LOOK_MS = 50

/** Money goes out: asked for, sent by the worker after its answer, arrived. Resolves when the history says so. */
export async function payOut({ calls }: Hands, { token }: Member, email: string, amount: number) {
  const bank = DEMO_ACCOUNTS.find((one) => one.email === email)?.bank
  if (!bank) throw new Error(`${email} has no bank account`)
  const { bankCode, accountNumber } = bank
  const asked = { bankCode, accountNumber, amount: String(amount), pin: DEMO_PIN }
  const { transaction } = await calls(token, withdraw, asked)
  for (let look = 0; look < LOOKS; look++) {
    const { trx } = await calls(token, listTransactions, {})
    const { TransactionStatus: status } = trx.find(({ _id }) => _id === transaction._id) ?? {}
    if (status === 'completed') return
    if (status === 'failed') break
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`The withdrawal of ${email} did not arrive.`)
}
