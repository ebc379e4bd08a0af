import { createTestMailbox } from './test-mailbox.ts'
import { createTestProvider } from './test-provider.ts'

/** Nothing listens at these addresses; they differ by origin. */
export const SANDBOX_SETTINGS = {
  PAYSTACK_URL: 'http://127.0.0.1:9',
  PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
  MAIL_URL: 'http://localhost:9',
  MAIL_KEY: 'mail-key',
}

type Options = {
  /** Puts something between the worker and the provider, such as faults. */
  wrapProvider?: (direct: typeof fetch) => typeof fetch
  /** Orders webhooks that are delivered shuffled. */
  random?: () => number
}

/** The other companies that the worker calls, in this process and on the test's clock. */
export function createSandboxes(
  now: () => number,
  { wrapProvider = (direct) => direct, random }: Options = {},
) {
  const { PAYSTACK_URL: url, PAYSTACK_SECRET_KEY: secretKey, MAIL_KEY: key } = SANDBOX_SETTINGS
  const provider = createTestProvider({ now, url, secretKey, ...(random && { random }) })
  const mailbox = createTestMailbox({ now, key })
  const providerFetch = wrapProvider(provider.fetch)
  const externalFetch: typeof fetch = (...args) => {
    const request = new Request(...args)
    const isEmail = request.url.startsWith(SANDBOX_SETTINGS.MAIL_URL)
    return isEmail ? mailbox.fetch(request) : providerFetch(request)
  }
  return { provider, mailbox, externalFetch }
}
