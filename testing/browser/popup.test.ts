import type { BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listPayments } from '#schema/contract/payments.ts'
import { checkoutHeaders } from '#worker/http/headers.ts'
import { PHONE } from './browser.ts'
import { completePayment, typeAmount } from './payment-steps.ts'
import { startOnise, useBrowser, type Onise } from './start-onise.ts'
import { registerClient, type TestUser } from './users.ts'

const CHECKOUT = 'https://checkout.paystack.com'
/** The headers of production: the policy allows Paystack's hosts and no others. */
const HEADERS = checkoutHeaders(CHECKOUT, [
  'https://api.paystack.co',
  'https://standard.paystack.co',
])
const POLICY = 'content-security-policy'
/** A replacement for Paystack's checkout page. The test posts its messages. */
const CHECKOUT_PAGE = `<!doctype html><title>Checkout</title><p>Paystack</p><script>
  window.messages = []
  addEventListener('message', ({ data }) => messages.push(data))
  parent.postMessage({ event: 'loaded:checkout' }, '*')
</script>`

/** The server may have closed the connection that is used again; both requests may be repeated. */
const RETRIED = { maxRetries: 3 }

let onise: Onise
let client: TestUser
let page: Page
let errors: string[]
let references: string[]

/** Applies the headers of production, and replaces the sandbox's checkout with the page above. */
async function replaceCheckout(context: BrowserContext) {
  await context.route(`${onise.url}/fund-wallet`, async (route) => {
    const response = await route.fetch(RETRIED)
    // The policy of the built worker has the hash of the document's script.
    const [hash = ''] = /'sha256-[^']+'/.exec(response.headers()[POLICY] ?? '') ?? []
    const policy = HEADERS['Content-Security-Policy'].replace("script-src 'self'", `$& ${hash}`)
    const headers = { ...response.headers(), ...HEADERS, 'Content-Security-Policy': policy }
    Reflect.deleteProperty(headers, POLICY)
    await route.fulfill({ response, headers })
  })
  await context.route('**/api/user/fund-wallet/init', async (route) => {
    const response = await route.fetch(RETRIED)
    const body = await response.json()
    references.push(body.payment.reference)
    await route.fulfill({ response, json: { ...body, checkout: 'paystack' } })
  })
  await context.route(`${CHECKOUT}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: CHECKOUT_PAGE }),
  )
}

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise, 'Bukola')
  const browser = await useBrowser()
  // Requests of a service worker cannot be replaced.
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: 'block',
    baseURL: onise.url,
  })
  page = await context.newPage()
  await page.goto('/api/health')
  await page.evaluate((token) => localStorage.setItem('token', token), client.token)
  await replaceCheckout(context)
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
})
afterAll(async () => {
  await page?.context().close()
  await onise?.stop()
})

beforeEach(async () => {
  errors = []
  references = []
  await page.goto('/fund-wallet')
  await typeAmount(page, '5000')
  await page.getByRole('button', { name: 'Fund', exact: true }).click()
})

const findPopup = () => page.frames().find((frame) => frame.url().startsWith(`${CHECKOUT}/`))

async function waitForPopup(): Promise<Frame> {
  await expect.poll(findPopup).toBeTruthy()
  const frame = findPopup()
  if (!frame) throw new Error('The popup was closed.')
  await frame.getByText('Paystack').waitFor({ state: 'attached' })
  return frame
}
const postFromPopup = async (event: string, data: object = {}) =>
  (await waitForPopup()).evaluate(
    ([name, payload]) => parent.postMessage({ event: name, data: payload }, '*'),
    [event, data] as const,
  )
const setStatus = (outcome: string) => completePayment(onise, references[0] ?? '', outcome)

describe("Paystack's own script (@paystack/inline-js) under the policy of production", () => {
  test('opens the popup with the access code of the payment, and the policy blocks nothing', async () => {
    const frame = await waitForPopup()
    const readMessages = () =>
      frame.evaluate(() => JSON.stringify((window as unknown as { messages: unknown[] }).messages))
    const { payments } = await client.call(listPayments, {})
    const payment = payments.find(({ reference }) => reference === references[0])
    await expect
      .poll(async () => `${frame.url()} ${await readMessages()}`)
      .toContain(String(payment?.accessCode))
    expect(errors.filter((error) => /policy|Trusted|Refused/i.test(error))).toEqual([])
  })

  test('credits the wallet after a successful payment', async () => {
    await waitForPopup()
    await setStatus('success')
    await postFromPopup('success', {
      status: 'success',
      reference: references[0],
      message: 'Approved',
    })
    await page.getByText('₦5,000 is in your wallet').waitFor()
  })

  test('shows that the payment was cancelled when the popup is closed', async () => {
    await postFromPopup('cancel', { status: 'abandoned' })
    await page.getByText('Payment cancelled').waitFor()
  })

  test('shows a pending bank transfer as pending, although the script reports a cancellation', async () => {
    await waitForPopup()
    await setStatus('pending')
    await postFromPopup('transfer:pending', { status: 'pending' })
    await page.getByText('Waiting for your bank transfer').first().waitFor()
    expect(await page.getByText('Payment cancelled').count()).toBe(0)
  })
})
