import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { createPin } from '#schema/contract/pins.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { findBrokenInvariants, readDebitBalance } from './ledger.ts'
import { balanceCard, completePayment, typeAmount } from './payment-steps.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { readIndexedDb } from './read-indexeddb.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openInstalled } from './tasker-steps.ts'
import { registerClient, type TestUser } from './users.ts'

const ACCOUNT_NUMBER = '0123456789'
const PIN = '4071'

let onise: Onise
let client: TestUser
let phone: PersistentDevice

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise.url, 'Bukola')
  await client.call(createPin, { pin: PIN, confirm_pin: PIN })
  const { payment } = await client.call(initFunding, { amount: '15000' })
  await completePayment(onise, payment.reference, 'success')
  await client.call(fundWallet, { reference: payment.reference })
  phone = await onise.persistentPhone()
  await openInstalled(phone, client)
})
beforeEach(() => phone.setNetwork('online'))
afterAll(() => onise?.stop())

/** The transfers that the payment sandbox has received. */
const listTransfers = async () => (await onise.paystack.control('state')).transfers
const readDrafts = async () => JSON.stringify(await readIndexedDb(phone.page, client.id, 'drafts'))
const withdrawKeys = () =>
  phone.requests
    .filter(({ path }) => path === '/api/user/wallet-withdrawal')
    .map(({ idempotencyKey }) => idempotencyKey)
const pressWithdraw = () =>
  phone.page.getByRole('button', { name: 'Withdraw', exact: true }).click()

async function fillInWithdrawal(amount: string) {
  const { page } = phone
  await phone.open('/withdraw')
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('guaranty')
  await page.getByText('1 bank found').waitFor()
  await page.getByLabel('Account Number').fill(ACCOUNT_NUMBER)
  await page.getByText('– Guaranty Trust Bank').last().waitFor()
  await typeAmount(page, amount)
  await page.getByLabel('Pin', { exact: true }).fill(PIN)
  await expect.poll(readDrafts).toContain(`"amount":"${amount}"`)
  expect(await readDrafts()).not.toContain(PIN)
}

/** The draft has everything but the PIN. */
async function submitDraft(amount: string) {
  const { page } = phone
  await phone.open('/withdraw')
  await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe(amount)
  await page.getByText('– Guaranty Trust Bank').last().waitFor()
  await page.getByLabel('Pin', { exact: true }).fill(PIN)
  await pressWithdraw()
  await page.getByText(/is on its way to/).waitFor()
}

async function restart() {
  await phone.kill()
  await phone.setNetwork('online')
  await phone.relaunch()
}
async function expectBalance(balance: string) {
  await phone.open('/client-wallet')
  await balanceCard(phone).getByText(balance, { exact: true }).waitFor()
}

describe.sequential('the browser is killed during a withdrawal', () => {
  test('before the request reached the server: no money moves, and a second tap withdraws once', async () => {
    await fillInWithdrawal('5000')
    await phone.setNetwork('unresponsive')
    await pressWithdraw()
    await phone.page.getByRole('button', { name: 'Withdrawing...' }).waitFor()
    await restart()
    await expectBalance('₦15,000.00')
    expect(await listTransfers()).toEqual([])
    await submitDraft('5,000')
    await expectBalance('₦10,000.00')
    expect(await listTransfers()).toMatchObject([{ amount: 4990_00 }])
  })

  test('after the request reached the server: the next start shows it, and a second tap repeats it under its key', async () => {
    await fillInWithdrawal('3000')
    await phone.setNetwork('response-stalled')
    const earlier = withdrawKeys().length
    await pressWithdraw()
    await expect.poll(async () => (await listTransfers()).length).toBe(2)
    await restart()
    await expectBalance('₦7,000.00')
    await submitDraft('3,000')
    await expectBalance('₦7,000.00')
    expect(await listTransfers()).toHaveLength(2)
    const [first, second] = withdrawKeys().slice(earlier)
    expect(second).toBe(first)
  })

  test('the ledger has no broken invariant and the balance of the sandbox', async () => {
    await expect
      .poll(() => readDebitBalance(onise, 'provider_clearing'))
      .toBe(onise.paystack.balance)
    expect(await findBrokenInvariants(onise)).toEqual([])
    const { trx } = await client.call(listTransactions, {})
    expect(trx.map(({ amount }) => amount)).toEqual([3000, 5000, 15_000])
  })
})
