import { fundWallet, initFunding } from '../../schema/contract/payments.ts'
import { createPin } from '../../schema/contract/withdrawals.ts'
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
