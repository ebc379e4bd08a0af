import type { FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Device, Onise } from './harness.ts'
import { rowsIn } from './memory.ts'

/** Paystack's public test cards (MONEY 3.2). */
export const CARDS = { pays: '4084084084084081', declines: '4084080000000409' } as const

export const purse = ({ page }: Device) => page.getByRole('region', { name: 'Total balance' })
export const openPayments = ({ page }: Device) =>
  page.getByRole('region', { name: 'Payments not in your wallet yet' })

/** What was typed last time may come back in the very moment of typing, as it never does for a hand: then once more. */
export async function typeAmount(page: Page, amount: string) {
  const field = page.getByLabel('Amount')
  const type = async () => {
    await field.fill(amount)
    return (await field.inputValue()).replaceAll(',', '')
  }
  await expect.poll(type).toBe(amount)
}

/** Fills in the form and stands before the checkout. */
export async function beginPayment(device: Device, amount: string): Promise<FrameLocator> {
  const { page } = device
  await typeAmount(page, amount)
  await page.getByLabel('Phone No.').fill('08031234567')
  await page.getByRole('button', { name: 'Fund', exact: true }).click()
  const frame = page.frameLocator('iframe[title="Fund Your Wallet"]')
  await frame.getByRole('button', { name: /^Pay ₦/ }).waitFor()
  return frame
}

export async function payByCard(frame: FrameLocator, card: string) {
  await frame.getByLabel('Test card').selectOption(card)
  await frame.getByRole('button', { name: /^Pay ₦/ }).click()
}

/** The reference this device keeps of the payment it began last. */
export async function keptReference(page: Page, me: string): Promise<string> {
  const facts = await rowsIn<{ key: string; value: unknown }>(page, me, 'meta')
  const kept = facts.find(({ key }) => key === 'payments')?.value
  const payments = (kept ?? []) as { reference: string }[]
  const [latest] = payments
  if (!latest) throw new Error('This device keeps no payment.')
  return latest.reference
}

/** What a person would do at the checkout, done for them. */
export const settleAs = ({ paystack }: Onise, reference: string, outcome: string) =>
  paystack.control('pay', { reference, outcome })
