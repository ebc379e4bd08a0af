import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPaystack } from '#sandbox/paystack/paystack.ts'
import { findAccessibilityViolations } from './accessibility.ts'
import { addApplePay } from './apple-pay.ts'
import { LOCALE, PHONE } from './browser.ts'
import { takeScreenshot } from './screenshots.ts'
import { useBrowser } from './start-onise.ts'

const APPLE_PAY =
  'An error occurred while paying with Apple Pay. Please try again or use another payment method.'
const PAY = 'Pay ₦20,000.00'
type CheckoutMessage = { event: string; reference: string; message: string | null }

/** A page that frames the checkout as the app does, and records the messages it receives. */
async function startHostPage() {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const frame = searchParams.get('frame') ?? ''
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>
      <html lang="en"><title>App</title><style>body { margin: 0 } iframe { width: 360px; height: 640px; border: 0 }</style>
      <script>
        window.messages = []
        addEventListener('message', ({ data, origin }) => messages.push({ ...data, origin }))
      </script>
      <iframe src="${frame}" title="Checkout"></iframe></html>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

let app: { server: Server; url: string }
let otherSite: { server: Server; url: string }
let paystack: Awaited<ReturnType<typeof createPaystack>>
let page: Page
let frame: FrameLocator
let reference: string
let checkoutUrl: string
let payments = 0

beforeAll(async () => {
  app = await startHostPage()
  otherSite = await startHostPage()
  paystack = await createPaystack({ appOrigins: [app.url], bankTransferDelayMs: null })
  const context = await (await useBrowser()).newContext({ ...PHONE, ...LOCALE })
  page = await context.newPage()
})
afterAll(async () => {
  await page?.context().close()
  await paystack?.stop()
  for (const { server } of [app, otherSite]) server.close()
})

beforeEach(async () => {
  reference = `fw-1772614800000-checkout${++payments}`
  const response = await fetch(`${paystack.url}/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${paystack.secretKey}` },
    body: JSON.stringify({ email: 'bukola@onise.test', amount: 20_000_00, reference }),
  })
  const { data } = (await response.json()) as { data: { authorization_url: string } }
  checkoutUrl = data.authorization_url
  await page.goto(`${app.url}/?frame=${encodeURIComponent(checkoutUrl)}`)
  frame = page.frameLocator('iframe')
})

const readMessages = () =>
  page.evaluate(() => (window as unknown as { messages: CheckoutMessage[] }).messages)
const lastMessage = async () => (await readMessages()).at(-1)
const readStatus = async () => {
  const { transactions } = (await paystack.control('state')) as {
    transactions: { reference: string; status: string }[]
  }
  return transactions.find((transaction) => transaction.reference === reference)?.status
}
const button = (name: string) => frame.getByRole('button', { name, exact: true })
const heading = (name: string) => frame.getByRole('heading', { name })
const chooseCard = (label: string) => frame.getByLabel('Test card').selectOption({ label })

describe('the checkout of the payment sandbox', () => {
  test('shows the amount and posts a loaded message to the app', async () => {
    await heading(PAY).waitFor()
    await frame.getByText('Test payment · no real money').waitFor()
    await expect
      .poll(lastMessage)
      .toMatchObject({ event: 'loaded', reference, origin: paystack.url })
  })

  test('accepts a card with the keyboard alone', async () => {
    await frame.getByLabel('Card number').pressSequentially('4084084084084081')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12/30')
    await page.keyboard.press('Tab')
    await page.keyboard.type('408')
    await page.keyboard.press('Enter')
    await heading('Payment successful').waitFor()
    await expect.poll(lastMessage).toMatchObject({ event: 'success', reference })
    expect(await readStatus()).toBe('success')
  })

  test('requests a PIN again after a wrong one', async () => {
    await chooseCard('Asks for a PIN')
    await button(PAY).click()
    const pin = frame.getByLabel('Card PIN')
    await pin.fill('9999')
    await button('Continue').click()
    await frame.getByRole('alert').getByText('Incorrect PIN').waitFor()
    expect(await readStatus()).toBe('ongoing')
    await pin.fill('1111')
    await button('Continue').click()
    await heading('Payment successful').waitFor()
  })

  test('accepts a card that needs a PIN and a code', async () => {
    await chooseCard('Asks for a PIN and a code')
    await button(PAY).click()
    await frame.getByLabel('Card PIN').fill('1234')
    await button('Continue').click()
    await frame.getByLabel('Code').fill('123456')
    await button('Authorize').click()
    await heading('Payment successful').waitFor()
    await expect.poll(lastMessage).toMatchObject({ event: 'success', reference })
  })

  test('accepts another card after a declined one', async () => {
    await chooseCard('Is declined')
    await button(PAY).click()
    await frame.getByRole('alert').getByText('Declined').waitFor()
    expect(await readStatus()).toBe('failed')
    await chooseCard('Pays at once')
    await button(PAY).click()
    await heading('Payment successful').waitFor()
    expect(await readStatus()).toBe('success')
  })

  test('posts a cancel message when it is closed with Escape', async () => {
    await heading(PAY).press('Escape')
    await expect.poll(lastMessage).toMatchObject({ event: 'cancel', reference })
    expect(await readStatus()).toBe('abandoned')
  })

  test('leaves the close button to the dialog around it, whose end abandons the payment', async () => {
    await frame.getByRole('button', { name: 'Pay by bank transfer' }).waitFor()
    expect(await button('Close').count()).toBe(0)
    await page.evaluate(() => document.querySelector('iframe')?.remove())
    await expect.poll(readStatus).toBe('abandoned')
    await page.goto(checkoutUrl)
    expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(1)
  })

  test('offers the bank transfer first, and Apple Pay last where the device has it', async () => {
    const buttons = () => frame.getByRole('button').allTextContents()
    await heading(PAY).waitFor()
    expect(await buttons()).toEqual(['Pay by bank transfer', PAY])
    await addApplePay(page)
    await page.reload()
    await heading(PAY).waitFor()
    expect(await buttons()).toEqual(['Pay by bank transfer', PAY, 'Apple Pay'])
  })

  test('shows a bank transfer as pending after it was closed, until the money arrives', async () => {
    await button('Pay by bank transfer').click()
    await button("I've sent the money").click()
    await heading('Waiting for your transfer').waitFor()
    await expect.poll(lastMessage).toMatchObject({ event: 'transfer:pending', reference })
    await heading('Waiting for your transfer').press('Escape')
    await expect.poll(lastMessage).toMatchObject({ event: 'cancel', reference })
    expect(await readStatus()).toBe('pending')
    await page.reload()
    await heading('Waiting for your transfer').waitFor()
    await paystack.control('pay', { reference, outcome: 'success', channel: 'bank_transfer' })
    await heading('Payment successful').waitFor()
    await expect.poll(lastMessage).toMatchObject({ event: 'success', reference })
  })

  test('reports an Apple Pay error and still accepts a card', async () => {
    await addApplePay(page)
    await page.reload()
    await button('Apple Pay').click()
    await frame.getByRole('alert').getByText(APPLE_PAY).waitFor()
    await expect.poll(lastMessage).toMatchObject({ event: 'error', reference, message: APPLE_PAY })
    await chooseCard('Pays at once')
    await button(PAY).click()
    await heading('Payment successful').waitFor()
  })

  test('cannot be framed by another site', async () => {
    const blocked = page.waitForEvent('console', (line) => /frame-ancestors/.test(line.text()))
    await page.goto(`${otherSite.url}/?frame=${encodeURIComponent(checkoutUrl)}`)
    await blocked
    expect(await readMessages()).toEqual([])
  })

  test('fits a phone and has no accessibility violation in any step, in light and dark', async () => {
    await page.goto(checkoutUrl)
    const check = async (step: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await takeScreenshot(page, `checkout-${step}-${colorScheme}`, { fullPage: true })
        expect(await findAccessibilityViolations(page), `${step}, ${colorScheme}`).toEqual([])
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(PHONE.viewport.width)
    }
    await page.getByRole('heading', { name: PAY }).waitFor()
    await check('card')
    await page.getByRole('button', { name: 'Pay by bank transfer' }).click()
    await check('transfer')
    await page.getByRole('button', { name: 'Pay another way' }).click()
    await page.getByLabel('Test card').selectOption({ label: 'Is declined' })
    await page.getByRole('button', { name: PAY, exact: true }).click()
    await page.getByRole('alert').getByText('Declined').waitFor()
    await check('declined')
    await page.getByLabel('Test card').selectOption({ label: 'Asks for a PIN' })
    await page.getByRole('button', { name: PAY, exact: true }).click()
    await page.getByLabel('Card PIN').fill('1111')
    await check('pin')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor()
    await check('success')
  })
})
