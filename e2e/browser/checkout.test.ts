import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPaystack } from '../../local/paystack/paystack.mjs'
import { faultsOf } from './axe.ts'
import { openBrowser, PHONE } from './device.ts'
import { takePicture } from './pictures.ts'

const APPLE_PAY =
  'An error occurred while paying with Apple Pay. Please try again or use another payment method.'
type Told = { event: string; reference: string; message: string | null }

/** A page that frames the checkout as the app does, and writes down what it is told. */
async function openHost() {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const frame = searchParams.get('frame') ?? ''
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>
      <html lang="en"><title>App</title><style>body { margin: 0 } iframe { width: 360px; height: 640px; border: 0 }</style>
      <script>
        window.told = []
        addEventListener('message', ({ data, origin }) => told.push({ ...data, origin }))
      </script>
      <iframe src="${frame}" title="Checkout"></iframe></html>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

let host: { server: Server; url: string }
let stranger: { server: Server; url: string }
let paystack: Awaited<ReturnType<typeof createPaystack>>
let browser: Browser
let page: Page
let frame: FrameLocator
let reference: string
let address: string
let begun = 0

beforeAll(async () => {
  host = await openHost()
  stranger = await openHost()
  paystack = await createPaystack({ appOrigins: [host.url], bankTransferAfter: null })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await paystack?.stop()
  for (const { server } of [host, stranger]) server.close()
})

beforeEach(async () => {
  reference = `fw-1772614800000-checkout${++begun}`
  const response = await fetch(`${paystack.url}/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${paystack.secretKey}` },
    body: JSON.stringify({ email: 'bukola@onise.test', amount: 20_000_00, reference }),
  })
  const { data } = (await response.json()) as { data: { authorization_url: string } }
  address = data.authorization_url
  const context = await browser.newContext({ ...PHONE, locale: 'en-NG', reducedMotion: 'reduce' })
  page = await context.newPage()
  await page.goto(`${host.url}/?frame=${encodeURIComponent(address)}`)
  frame = page.frameLocator('iframe')
})
afterEach(() => page?.context().close())

const told = () => page.evaluate(() => (window as unknown as { told: Told[] }).told)
const last = async () => (await told()).at(-1)
const standing = async () => {
  const { transactions } = (await paystack.control('state')) as {
    transactions: { reference: string; status: string }[]
  }
  return transactions.find((one) => one.reference === reference)?.status
}
const button = (name: string) => frame.getByRole('button', { name, exact: true })
const heading = (name: string) => frame.getByRole('heading', { name })
async function choose(card: string) {
  await frame.getByLabel('Test card').selectOption({ label: card })
}

describe('paying at the sandbox’s checkout (MONEY 3.3)', () => {
  test('it tells the app that it is there, and what is to be paid', async () => {
    await frame.getByRole('heading', { name: 'Pay ₦20,000.00' }).waitFor()
    await frame.getByText('Test payment · no real money').waitFor()
    await expect.poll(last).toMatchObject({ event: 'loaded', reference, origin: paystack.url })
  })

  test('a card that pays at once, by the keyboard alone', async () => {
    await frame.getByLabel('Card number').pressSequentially('4084084084084081')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12/30')
    await page.keyboard.press('Tab')
    await page.keyboard.type('408')
    await page.keyboard.press('Enter')
    await heading('Payment successful').waitFor()
    await expect.poll(last).toMatchObject({ event: 'success', reference })
    expect(await standing()).toBe('success')
  })

  test('a card that asks for its PIN, which may be mistaken once', async () => {
    await choose('Asks for a PIN')
    await button('Pay ₦20,000.00').click()
    const pin = frame.getByLabel('Card PIN')
    await pin.fill('9999')
    await button('Continue').click()
    await frame.getByRole('alert').getByText('Incorrect PIN').waitFor()
    expect(await standing()).toBe('ongoing')
    await pin.fill('1111')
    await button('Continue').click()
    await heading('Payment successful').waitFor()
  })

  test('a card that asks for its PIN and a code', async () => {
    await choose('Asks for a PIN and a code')
    await button('Pay ₦20,000.00').click()
    await frame.getByLabel('Card PIN').fill('1234')
    await button('Continue').click()
    await frame.getByLabel('Code').fill('123456')
    await button('Authorize').click()
    await heading('Payment successful').waitFor()
    await expect.poll(last).toMatchObject({ event: 'success', reference })
  })

  test('F20: a card that is declined, and then another one', async () => {
    await choose('Is declined')
    await button('Pay ₦20,000.00').click()
    await frame.getByRole('alert').getByText('Declined').waitFor()
    expect(await standing()).toBe('failed')
    await choose('Pays at once')
    await button('Pay ₦20,000.00').click()
    await heading('Payment successful').waitFor()
    expect(await standing()).toBe('success')
  })

  test('closing it is told as cancelled, by its button and by Escape', async () => {
    await button('Close').click()
    await expect.poll(last).toMatchObject({ event: 'cancel', reference })
    await page.reload()
    await button('Close').focus()
    await page.keyboard.press('Escape')
    await expect.poll(last).toMatchObject({ event: 'cancel', reference })
    expect(await standing()).toBe('abandoned')
  })

  test('F20: a bank transfer is pending, also after the window is closed, and then arrives', async () => {
    await button('Pay by bank transfer').click()
    await button("I've sent the money").click()
    await heading('Waiting for your transfer').waitFor()
    await expect.poll(last).toMatchObject({ event: 'transfer:pending', reference })
    await button('Close').click()
    await expect.poll(last).toMatchObject({ event: 'cancel', reference })
    expect(await standing()).toBe('pending')
    await page.reload()
    await heading('Waiting for your transfer').waitFor()
    await paystack.control('pay', { reference, outcome: 'success', channel: 'bank_transfer' })
    await heading('Payment successful').waitFor()
    await expect.poll(last).toMatchObject({ event: 'success', reference })
  })

  test('Apple Pay fails in the words that it fails in, and leaves the other ways open', async () => {
    await button('Apple Pay').click()
    await frame.getByRole('alert').getByText(APPLE_PAY).waitFor()
    await expect.poll(last).toMatchObject({ event: 'error', reference, message: APPLE_PAY })
    await choose('Pays at once')
    await button('Pay ₦20,000.00').click()
    await heading('Payment successful').waitFor()
  })

  test('nobody but the app may show it in a frame', async () => {
    const refused = page.waitForEvent('console', (line) => /frame-ancestors/.test(line.text()))
    await page.goto(`${stranger.url}/?frame=${encodeURIComponent(address)}`)
    await refused
    expect(await told()).toEqual([])
  })

  test('each of its steps is clean by axe and fits a phone, in the light and in the dark', async () => {
    await page.goto(address)
    const look = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await takePicture(page, `checkout-${name}-${colorScheme}`, { whole: true })
        expect(await faultsOf(page), `${name}, ${colorScheme}`).toEqual([])
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(360)
    }
    await page.getByRole('heading', { name: 'Pay ₦20,000.00' }).waitFor()
    await look('card')
    await page.getByRole('button', { name: 'Pay by bank transfer' }).click()
    await look('transfer')
    await page.getByRole('button', { name: 'Pay another way' }).click()
    await page.getByLabel('Test card').selectOption({ label: 'Is declined' })
    await page.getByRole('button', { name: 'Pay ₦20,000.00', exact: true }).click()
    await page.getByRole('alert').getByText('Declined').waitFor()
    await look('declined')
    await page.getByLabel('Test card').selectOption({ label: 'Asks for a PIN' })
    await page.getByRole('button', { name: 'Pay ₦20,000.00', exact: true }).click()
    await page.getByLabel('Card PIN').fill('1111')
    await look('pin')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor()
    await look('success')
  })
})
