import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { naira } from '#schema/domain/money.ts'
import { addApplePay } from './apple-pay.ts'
import type { Device } from './device.ts'
import {
  balanceCard,
  beginPayment,
  CARDS,
  completePayment,
  payByCard,
  pendingPayments,
  readPaymentReference,
  transactionWith,
  typeAmount,
} from './payment-steps.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { readIndexedDb } from './read-indexeddb.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, goTo, openSignedIn } from './steps.ts'
import { registerClient, type TestUser } from './users.ts'

let onise: Onise
let phone: PersistentDevice

beforeAll(async () => {
  onise = await startOnise()
  phone = await onise.installedPhone()
})
afterAll(() => onise?.stop())

const readBalance = async ({ call }: TestUser) =>
  (await call(readDashboard, {})).userDetails.balance

/** The response of a payment check while the payment is not paid. */
const NOT_PAID = /^402 POST \/api\/user\/fund-wallet$/

/** Whether the document is the one whose policy allows the checkout's frame. */
const isCheckoutDocument = ({ page }: Device) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-checkout'))

const waitForDocument = async (device: Device, { checkout }: { checkout: boolean }) => {
  await expect.poll(() => isCheckoutDocument(device).catch(() => !checkout)).toBe(checkout)
}

describe.sequential('a new client funds the wallet', () => {
  let client: TestUser

  beforeAll(async () => {
    client = await registerClient(onise, 'Bukola')
    await openSignedIn(phone, client)
  })

  test('the link to /fund-wallet loads its own document, the only one that allows the checkout', async () => {
    await goTo(phone, 'Wallet', '/client-wallet')
    await balanceCard(phone).getByText('₦0.00').first().waitFor()
    expect(await isCheckoutDocument(phone)).toBe(false)
    await expectHealthyScreen(phone, 'money-wallet-new')
    await balanceCard(phone).getByRole('link', { name: 'Fund' }).click()
    await phone.page.getByRole('heading', { name: 'Fund Your Wallet' }).waitFor()
    expect(await isCheckoutDocument(phone)).toBe(true)
    await expectHealthyScreen(phone, 'money-fund')
  })

  test('a card that needs a PIN adds to the balance and to the transactions, with a receipt to save', async () => {
    const frame = await beginPayment(phone, '20000')
    await phone.screenshot('money-checkout')
    await payByCard(frame, CARDS.pin)
    await frame.getByLabel('Card PIN').fill('1111')
    await frame.getByRole('button', { name: 'Continue', exact: true }).click()
    const { page } = phone
    // The toast may come first, and goes by itself.
    const said = ['₦20,000 is in your wallet', 'Wallet funded successfully']
    await Promise.all(said.map((text) => page.getByText(text).first().waitFor()))
    await expectHealthyScreen(phone, 'money-funded')
    await page.getByRole('link', { name: 'See your wallet' }).click()
    await balanceCard(phone).getByText('₦20,000.00').first().waitFor()
    await waitForDocument(phone, { checkout: false })
    const transaction = transactionWith(phone, 'Wallet funded')
    await transaction.getByText('+₦20,000.00').waitFor()
    await transaction.getByText('Balance ₦20,000.00').waitFor()
    await expectHealthyScreen(phone, 'money-wallet-funded')
    await transaction.getByRole('button').click()
    const receipt = page.getByRole('dialog', { name: 'Receipt' })
    await receipt.getByText('+₦20,000.00').waitFor()
    await expectHealthyScreen(phone, 'money-receipt')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      receipt.getByRole('button', { name: 'Save as a picture' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^onise-receipt-.+\.png$/)
    await page.goBack()
    await receipt.waitFor({ state: 'hidden' })
  })

  test('Back returns to the document of the checkout', async () => {
    await phone.open('/fund-wallet')
    const { page } = phone
    await goTo(phone, 'Wallet', '/client-wallet')
    await waitForDocument(phone, { checkout: false })
    await page.goBack()
    await page.getByRole('heading', { name: 'Fund Your Wallet' }).waitFor()
    await waitForDocument(phone, { checkout: true })
    await page.getByRole('button', { name: 'Fund', exact: true }).waitFor()
  })

  test('the checkout shows a declined card and an Apple Pay error, and closing it cancels the payment', async () => {
    await addApplePay(phone.page)
    await phone.open('/fund-wallet')
    const { page } = phone
    const frame = await beginPayment(phone, '5000')
    await payByCard(frame, CARDS.declined)
    await frame.getByRole('alert').getByText('Declined').waitFor()
    await frame.getByRole('button', { name: 'Apple Pay' }).click()
    const applePayError =
      'An error occurred while paying with Apple Pay. Please try again or use another payment method.'
    await page.getByText(applePayError).first().waitFor()
    await phone.screenshot('money-apple-pay')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByText('Payment cancelled').waitFor()
    await pendingPayments(phone).getByRole('button', { name: 'Continue payment' }).waitFor()
    await expectHealthyScreen(phone, 'money-cancelled', NOT_PAID)
  })

  test('a cancelled payment that is paid later is credited', async () => {
    const reference = await readPaymentReference(phone, client.id)
    await Promise.all([
      phone.page.getByText('₦5,000 arrived in your wallet.').first().waitFor(),
      completePayment(onise, reference, 'success'),
    ])
    await pendingPayments(phone).waitFor({ state: 'hidden' })
    expect(await readBalance(client)).toBe(naira(25_000))
    expect(phone.errors.filter((error) => !NOT_PAID.test(error))).toEqual([])
    phone.errors.length = 0
  })

  test('a bank transfer is shown as pending, also in the wallet, until it arrives', async () => {
    await phone.open('/fund-wallet')
    const { page } = phone
    const frame = await beginPayment(phone, '7500')
    await frame.getByRole('button', { name: 'Pay by bank transfer' }).click()
    await frame.getByRole('button', { name: /sent/i }).click()
    await pendingPayments(phone).getByText('Waiting for your bank transfer').waitFor()
    await expectHealthyScreen(phone, 'money-transfer-pending')
    const reference = await readPaymentReference(phone, client.id)
    await goTo(phone, 'Wallet', '/client-wallet')
    // The checkout's document shows the same text until it is left.
    await waitForDocument(phone, { checkout: false })
    await pendingPayments(phone).getByText('Waiting for your bank transfer').waitFor()
    await expectHealthyScreen(phone, 'money-wallet-transfer')
    await Promise.all([
      page.getByText('₦7,500 arrived in your wallet.').waitFor(),
      completePayment(onise, reference, 'success'),
    ])
    await balanceCard(phone).getByText('₦32,500.00').first().waitFor()
  })

  test('offline the form opens with a note, and its draft is there when the network is back', async () => {
    await phone.open('/client-wallet')
    await phone.waitForServiceWorker()
    await phone.goOffline()
    const page = await phone.open('/fund-wallet')
    await page.getByText('You can pay when Onise can be reached').waitFor()
    await typeAmount(page, '1234.50')
    await page.getByText('What you typed stays here, and no money is taken').waitFor()
    await phone.screenshot('money-fund-offline')
    await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('1,234.50')
    const drafts = async () => JSON.stringify(await readIndexedDb(page, client.id, 'drafts'))
    await expect.poll(drafts).toMatch(/"amount":"1,?234\.50?"/)
    await phone.goOnline()
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForDocument(phone, { checkout: true })
    await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('1,234.50')
    phone.errors.length = 0
    await expectHealthyScreen(phone, 'money-fund-online-again')
  })
})

describe.sequential('a payment without a webhook is interrupted', () => {
  let client: TestUser

  beforeAll(async () => {
    client = await registerClient(onise, 'Chidi')
    // With no tab open the new token is on the disk at once (persistent-device.ts).
    await phone.context.close()
    await phone.relaunch()
    await openSignedIn(phone, client)
    await onise.paystack.control('faults', { webhooks: { paused: true } })
  })
  afterAll(() => onise.paystack.control('faults', undefined, 'DELETE'))
  // A test that failed halfway leaves a phone that is killed or has no network.
  beforeEach(async () => {
    await phone.setNetwork('online')
    phone.dropRequests(null)
    if (!phone.isRunning) await phone.relaunch()
  })

  test('a browser that is killed after paying credits the payment at its next start', async () => {
    await phone.open('/fund-wallet')
    // A check that starts before the payment must not be answered after it.
    phone.dropRequests(/^\/api\/user\/fund-wallet$/)
    await beginPayment(phone, '20000')
    const reference = await readPaymentReference(phone, client.id)
    // Offline, because a browser may repeat a stalled request while it is killed.
    await phone.setNetwork('offline')
    await completePayment(onise, reference, 'success')
    await phone.kill()
    expect(await readBalance(client)).toBe(naira(0))
    await phone.setNetwork('online')
    phone.dropRequests(null)

    // Interrupted requests of the killed browser.
    phone.errors.length = 0
    await phone.relaunch()
    await phone.open('/client-wallet')
    await phone.page.getByText('₦20,000 arrived in your wallet.').waitFor()
    await balanceCard(phone).getByText('₦20,000.00').first().waitFor()
    await transactionWith(phone, 'Wallet funded').getByText('+₦20,000.00').waitFor()
    await expectHealthyScreen(phone, 'money-after-kill')
    expect(await readBalance(client)).toBe(naira(20_000))
  })
})
