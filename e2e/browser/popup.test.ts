import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkoutHeaders } from '../../worker/http/headers.ts'
import { openBrowser, PHONE } from './device.ts'
import { startOnise, type Onise } from './harness.ts'
import { settleAs, typeAmount } from './paying.ts'
import { newClient, PASSWORD, type Member } from './people.ts'

/** As production sends it: the same shell, under the policy that lets Paystack and nobody else in. */
const HEADERS = checkoutHeaders('https://checkout.paystack.com', [
  'https://api.paystack.co',
  'https://standard.paystack.co',
])
/** What stands at Paystack's address here: it says that it is there, and the rest is told by the test. */
const POPUP = `<!doctype html><title>Checkout</title><p>Paystack</p><script>
  window.heard = []
  addEventListener('message', ({ data }) => heard.push(data))
  parent.postMessage({ event: 'loaded:checkout' }, '*')
</script>`

let onise: Onise
let bukola: Member
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[]
let references: string[]

/**
 * Paystack's own script (@paystack/inline-js) in a real browser, under our own policy, with only the far side of the
 * wire played: what the worker says of the payment is the sandbox's word as ever.
 */
beforeAll(async () => {
  onise = await startOnise()
  bukola = await newClient(onise.url, 'Bukola')
  browser = await openBrowser()
  // Its own pages are fetched by the service worker, where no test can stand in for Paystack.
  context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', baseURL: onise.url })
  page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(bukola.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/client-dashboard')

  await context.route('**/fund-wallet', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), ...HEADERS } })
  })
  await context.route('**/api/user/fund-wallet/init', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    references.push(answer.payment.reference)
    await route.fulfill({ response, json: { ...answer, checkout: 'paystack' } })
  })
  await context.route('https://checkout.paystack.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: POPUP }),
  )
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
})
afterAll(async () => {
  await browser?.close()
  await onise?.stop()
})

beforeEach(async () => {
  complaints = []
  references = []
  await page.goto('/fund-wallet')
  await typeAmount(page, '5000')
  await page.getByRole('button', { name: 'Fund', exact: true }).click()
})

const popup = async (): Promise<Frame> => {
  const find = () =>
    page.frames().find((frame) => frame.url().startsWith('https://checkout.paystack.com/'))
  await expect.poll(find).toBeTruthy()
  const frame = find()
  if (!frame) throw new Error('The popup has gone.')
  await frame.getByText('Paystack').waitFor({ state: 'attached' })
  return frame
}
const says = async (event: string, data: object = {}) =>
  (await popup()).evaluate(([name, more]) => parent.postMessage({ event: name, data: more }, '*'), [
    event,
    data,
  ] as const)
const status = (reference: string | undefined, outcome: string) =>
  settleAs(onise, reference ?? '', outcome)

test('it opens on the payment that the server began, under a policy that lets it in', async () => {
  const frame = await popup()
  const opened = () =>
    frame.evaluate(() => JSON.stringify((window as unknown as { heard: unknown[] }).heard))
  const { payments } = await bukola.call(
    (await import('../../schema/contract/payments.ts')).listPayments,
    {},
  )
  const code = payments.find(({ reference }) => reference === references[0])?.accessCode
  await expect.poll(async () => `${frame.url()} ${await opened()}`).toContain(String(code))
  expect(complaints.filter((one) => /policy|Trusted|Refused/i.test(one))).toEqual([])
})

test('paid there, it is in the wallet here', async () => {
  await popup()
  await status(references[0], 'success')
  await says('success', { status: 'success', reference: references[0], message: 'Approved' })
  await page.getByText('₦5,000 is in your wallet').waitFor()
})

test('F20: closed, it says Payment cancelled', async () => {
  await says('cancel', { status: 'abandoned' })
  await page.getByText('Payment cancelled').waitFor()
})

test('F20: a promised bank transfer, which the script tells only as a cancellation, is told as what it is', async () => {
  await popup()
  await status(references[0], 'pending')
  await says('transfer:pending', { status: 'pending' })
  await page.getByText('Waiting for your bank transfer').first().waitFor()
  expect(await page.getByText('Payment cancelled').count()).toBe(0)
})
