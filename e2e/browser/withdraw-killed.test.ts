import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fundWallet, initFunding } from '../../schema/contract/payments.ts'
import { createPin } from '../../schema/contract/withdrawals.ts'
import { listTransactions } from '../../schema/contract/wallet.ts'
import { newTally, openDb } from '../../worker/db/client.ts'
import { brokenLaws } from '../../worker/wallet/invariants.ts'
import { startOnise, type Onise, type OwnedDevice } from './harness.ts'
import { rowsIn } from './memory.ts'
import { typeAmount } from './paying.ts'
import { newClient, type Member } from './people.ts'
import { logIn } from './walking.ts'

const ACCOUNT = '0123456789'
const PIN = '4071'

let onise: Onise
let bukola: Member
let phone: OwnedDevice

beforeAll(async () => {
  onise = await startOnise()
  bukola = await newClient(onise.url, 'Bukola')
  await bukola.call(createPin, { pin: PIN, confirm_pin: PIN })
  const { payment } = await bukola.call(initFunding, { amount: '15000' })
  await onise.paystack.control('pay', { reference: payment.reference, outcome: 'success' })
  await bukola.call(fundWallet, { reference: payment.reference })
  phone = await onise.ownedPhone()
  await phone.open('/login')
  await logIn(phone, bukola.email)
  await phone.page.waitForURL('**/client-dashboard')
  await phone.untilInstalled()
})
beforeEach(() => phone.signal('good'))
afterAll(() => onise?.stop())

const transfers = async () => (await onise.paystack.control('state')).transfers
/** What the server's books say, apart from any phone. */
const history = async () => (await bukola.call(listTransactions, {})).trx
const press = () => phone.page.getByRole('button', { name: 'Withdraw', exact: true }).click()

/** What the phone's own memory has of what was typed. */
const drafts = async () => JSON.stringify(await rowsIn(phone.page, bukola.id, 'drafts'))

/** Ended, and started again with a signal. */
async function again() {
  await phone.kill()
  await phone.signal('good')
  await phone.relaunch()
}
/** What a start of the app comes to show, by itself. */
async function shows(balance: string) {
  await phone.open('/client-wallet')
  await phone.page
    .getByRole('region', { name: 'Total balance' })
    .getByText(balance, { exact: true })
    .waitFor()
}

describe('the browser is killed while money goes out (R43, R51)', () => {
  async function fillWithdrawal(amount: string) {
    const { page } = phone
    await phone.open('/withdraw')
    await page.getByRole('searchbox', { name: 'Search the list' }).fill('guaranty')
    await page.getByText('1 bank found').waitFor()
    await page.getByLabel('Account Number').fill(ACCOUNT)
    await page.getByText('– Guaranty Trust Bank').last().waitFor()
    await typeAmount(page, amount)
    await page.getByLabel('Pin', { exact: true }).fill(PIN)
    await expect.poll(drafts).toContain(`"amount":"${amount}"`)
    expect(await drafts()).not.toContain(PIN)
  }
  /** What was typed is still there, save the PIN. */
  async function pressAgain(amount: string) {
    const { page } = phone
    await phone.open('/withdraw')
    await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe(amount)
    await page.getByText('– Guaranty Trust Bank').last().waitFor()
    await page.getByLabel('Pin', { exact: true }).fill(PIN)
    await press()
    await page.getByText(/is on its way to/).waitFor()
  }
  const asked = () =>
    phone.said.filter(({ path }) => path === '/api/user/wallet-withdrawal').map(({ key }) => key)

  test('before it left the phone: nothing has moved, and pressed again it goes once', async () => {
    await fillWithdrawal('5000')
    await phone.signal('silent')
    await press()
    await phone.page.getByRole('button', { name: 'Withdrawing...' }).waitFor()
    await again()
    await shows('₦15,000.00')
    expect(await transfers()).toEqual([])
    await pressAgain('5,000')
    await shows('₦10,000.00')
    expect(await transfers()).toMatchObject([{ amount: 4990_00 }])
  })

  test('after it was sent: the next start shows it, and pressed again it is the same one', async () => {
    await fillWithdrawal('3000')
    await phone.signal('mute')
    const before = asked().length
    await press()
    await expect.poll(async () => (await transfers()).length).toBe(2)
    await again()
    await shows('₦7,000.00')
    await pressAgain('3,000')
    await shows('₦7,000.00')
    expect(await transfers()).toHaveLength(2)
    const [first, second] = asked().slice(before)
    expect(second).toBe(first)
  })

  test('MONEY 1.3: after all of it the books are whole and agree with the sandbox', async () => {
    const target = {
      ...{ LIBSQL_URL: onise.database.url, LIBSQL_AUTH_TOKEN: '' },
      DATABASE_DEADLINE_MS: 10_000,
    }
    const db = openDb(target, newTally())
    const held = async () =>
      (
        await db.$client.execute(
          "SELECT debits - credits AS held FROM ledger_accounts WHERE id = 'provider_clearing'",
        )
      ).rows[0]?.['held']
    await expect.poll(held).toBe(onise.paystack.balance)
    expect(await brokenLaws(db)).toEqual([])
    expect((await history()).map(({ amount }) => amount)).toEqual([3000, 5000, 15_000])
  })
})
