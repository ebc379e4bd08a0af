import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Device } from './device.ts'
import { readIndexedDb } from './read-indexeddb.ts'
import type { Onise } from './start-onise.ts'

/** Test cards of the payment provider (docs/ledger.md#test-cards). */
export const CARDS = {
  success: '4084084084084081',
  pin: '507850785078507812',
  declined: '4084080000000409',
} as const

export const balanceCard = ({ page }: Device) => page.getByRole('region', { name: 'Total balance' })
export const pendingPayments = ({ page }: Device) =>
  page.getByRole('region', { name: 'Payments not in your wallet yet' })
export const transactionWith = ({ page }: Device, details: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: details })
const checkoutFrame = (page: Page) => page.frameLocator('iframe[title="Fund Your Wallet"]')

/** Typed again when the restored draft replaces it, which no user is fast enough to see. */
export async function typeAmount(page: Page, amount: string) {
  const field = page.getByLabel('Amount')
  const type = async () => {
    await field.fill(amount)
    return (await field.inputValue()).replaceAll(',', '')
  }
  await expect.poll(type).toBe(amount)
}

/** Fills in the form and opens the checkout. */
export async function beginPayment({ page }: Device, amount: string): Promise<FrameLocator> {
  await typeAmount(page, amount)
  await page.getByLabel('Phone No.').fill('08031234567')
  await page.getByRole('button', { name: 'Fund', exact: true }).click()
  const frame = checkoutFrame(page)
  await frame.getByRole('button', { name: /^Pay ₦/ }).waitFor()
  return frame
}

export async function payByCard(frame: FrameLocator, card: string) {
  await frame.getByLabel('Test card').selectOption(card)
  await frame.getByRole('button', { name: /^Pay ₦/ }).click()
}

/** The reference of the latest payment that this device has stored. */
export async function readPaymentReference({ page }: Device, userId: string): Promise<string> {
  const meta = await readIndexedDb<{ key: string; value: unknown }>(page, userId, 'meta')
  const payments = (meta.find(({ key }) => key === 'payments')?.value ?? []) as {
    reference: string
  }[]
  const [latest] = payments
  if (!latest) throw new Error('This device has stored no payment.')
  return latest.reference
}

/** Completes a payment at the provider without its checkout. */
export const completePayment = ({ paystack }: Onise, reference: string, outcome: string) =>
  paystack.control('pay', { reference, outcome })
