import { createClient } from '@libsql/client/web'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyForTask, awardTask } from '../../schema/contract/proposals.ts'
import { approveTask, submitWork } from '../../schema/contract/tasks.ts'
import type { TaskId } from '../../schema/domain/ids.ts'
import { brokenLaws } from '../../worker/wallet/invariants.ts'
import { newTally, openDb } from '../../worker/db/client.ts'
import { startOnise, type Device, type Onise } from './harness.ts'
import { typeAmount } from './paying.ts'
import { newClient, newTasker, type Member } from './people.ts'
import { goTo, inDays, logIn, passThrough } from './walking.ts'
import { post } from './working.ts'

const TITLE = 'Mend the sockets of a shop'
const ACCOUNT = { number: '0123456789', name: 'ADEOLA BISI OGUNLEYE' }

let onise: Onise
let bukola: Member
let adeola: Member
let client: Device
let tasker: Device
let todo: TaskId

beforeAll(async () => {
  onise = await startOnise()
  bukola = await newClient(onise.url, 'Bukola')
  adeola = await newTasker(onise.url, 'Adeola', ['House Wiring'])
  await onise.paystack.control('account', {
    account_number: ACCOUNT.number,
    account_name: ACCOUNT.name,
  })
  client = await onise.phone()
  tasker = await onise.phone()
  for (const [device, member] of [
    [client, bukola],
    [tasker, adeola],
  ] as const) {
    await device.open('/login')
    await logIn(device, member.email)
    await device.page.waitForURL(/dashboard/)
  }
})
afterAll(() => onise?.stop())

const purse = ({ page }: Device) => page.getByRole('region', { name: 'Total balance' })
const lineOf = ({ page }: Device, details: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: details })
const checkout = () => client.page.frameLocator('iframe[title="Fund Your Wallet"]')
const inCheckout = (name: string) => checkout().getByRole('button', { name, exact: true })

async function begin(amount: string) {
  const { page } = client
  await typeAmount(page, amount)
  await page.getByRole('button', { name: 'Fund', exact: true }).click()
  await checkout().getByText('Test payment · no real money').waitFor()
}
describe('money from a card to a bank (R41-R43), over the real worker and the sandbox', () => {
  test('SPEC 2: a new client adds ₦20,000 with a card, and it is in the wallet', async () => {
    await client.open('/fund-wallet')
    await passThrough(client, 'money-fund')
    await begin('20000')
    await client.picture('money-checkout')
    await checkout().getByLabel('Test card').selectOption({ label: 'Asks for a PIN' })
    await inCheckout('Pay ₦20,000.00').click()
    await checkout().getByLabel('Card PIN').fill('1111')
    await inCheckout('Continue').click()
    await client.page.getByText('₦20,000 is in your wallet').waitFor()
    await passThrough(client, 'money-funded')
    await goTo(client, 'Wallet', '/client-wallet')
    await purse(client).getByText('₦20,000.00').waitFor()
    await lineOf(client, 'Wallet funded').getByText('+₦20,000.00').waitFor()
    await passThrough(client, 'money-client-wallet')
  })

  test('the work is awarded, done, approved and paid', async () => {
    todo = await post(bukola, TITLE)
    await adeola.call(applyForTask, {
      ...{ taskId: todo, price: '18000', description: 'One day.', date: inDays(2) },
    })
    await bukola.call(awardTask, { taskId: todo, taskerId: adeola.id })
    await adeola.call(submitWork, { id: todo, submissionNotes: 'All sockets work.' })
    await bukola.call(approveTask, { id: todo })
    await tasker.open('/wallet')
    await purse(tasker).getByText('₦18,000.00').waitFor()
  })

  test('R42, R43: the professional makes a PIN, sees the name and the charge, and withdraws', async () => {
    const { page } = tasker
    await tasker.open('/withdraw')
    await page.getByText('You need a PIN first').waitFor()
    await page.getByRole('link', { name: 'Create Pin' }).first().click()
    // The screen that is left has a field named Pin too.
    await page.getByRole('heading', { name: 'Create Pin' }).waitFor()
    await page.getByLabel('Pin', { exact: true }).fill('4071')
    await page.getByLabel('Confirm Pin').fill('4071')
    await page.getByRole('button', { name: 'Create Pin' }).click()
    await page.waitForURL('**/withdraw')

    await page.getByRole('searchbox', { name: 'Search the list' }).fill('guaranty')
    await page.getByText('1 bank found').waitFor()
    await page.getByLabel('Account Number').fill(ACCOUNT.number)
    await page.getByText(`${ACCOUNT.name} – Guaranty Trust Bank`).waitFor()
    await typeAmount(page, '5000')
    await page.getByText('₦4,990 arrives, the bank takes ₦10.').waitFor()
    await page.getByLabel('Pin', { exact: true }).fill('4071')
    await passThrough(tasker, 'money-withdraw')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByText(/^₦4,990 is on its way to ADEOLA BISI OGUNLEYE/).waitFor()
    await passThrough(tasker, 'money-withdrawn')
    await goTo(tasker, 'Wallet', '/wallet')
    await purse(tasker).getByText('₦13,000.00').waitFor()
    const line = lineOf(tasker, 'Withdrawal')
    await line.getByText('−₦5,000.00').waitFor()
    await expect
      .poll(async () => {
        await tasker.wake()
        return line.innerText()
      })
      .toContain('Completed')
    await passThrough(tasker, 'money-wallet')
  })

  test('R43: a transfer that fails gives everything back, and the history says so', async () => {
    await onise.paystack.control('faults', { transfers: { outcome: 'failed', after: 0 } })
    const { page } = tasker
    await tasker.open('/withdraw')
    await page.getByRole('searchbox', { name: 'Search the list' }).fill('guaranty')
    await page.getByLabel('Account Number').fill(ACCOUNT.number)
    await page.getByText(`${ACCOUNT.name} – Guaranty Trust Bank`).waitFor()
    await typeAmount(page, '3000')
    await page.getByLabel('Pin', { exact: true }).fill('4071')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByText(/^₦2,990 is on its way/).waitFor()
    await goTo(tasker, 'Wallet', '/wallet')
    await expect
      .poll(async () => {
        await tasker.wake()
        return purse(tasker).innerText()
      })
      .toContain('₦13,000.00')
    await lineOf(tasker, '−₦3,000.00').getByText('Failed').waitFor()
    await onise.paystack.control('faults', undefined, 'DELETE')
  })

  test('MONEY 1.3: no law is broken, the sandbox holds what the books say, and letters were sent', async () => {
    const { url } = onise.database
    const held = async () =>
      (
        await createClient({ url }).execute(
          "SELECT debits - credits AS held FROM ledger_accounts WHERE id = 'provider_clearing'",
        )
      ).rows[0]?.['held']
    await expect.poll(held).toBe(onise.paystack.balance)
    const target = { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: '', DATABASE_DEADLINE_MS: 10_000 }
    expect(await brokenLaws(openDb(target, newTally()))).toEqual([])
    const subjects = onise.mailbox.letters(adeola.email).map(({ subject }) => subject)
    expect(subjects).toContain('₦5,000 is on its way from your wallet')
  })
})
