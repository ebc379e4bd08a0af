import { createTestMailbox } from './test-mailbox.ts'
import { createTestProvider } from './test-provider.ts'

/** Nothing listens at these addresses; they differ by origin. */
export const SANDBOX_SETTINGS = {
  PAYSTACK_URL: 'http://127.0.0.1:9',
  PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
  MAIL_URL: 'http://localhost:9',
  MAIL_KEY: 'mail-key',
}

/** The other companies that the worker calls, in this process and on the test's clock. */
export function createSandboxes(now: () => number) {
  const { PAYSTACK_URL: url, PAYSTACK_SECRET_KEY: secretKey, MAIL_KEY: key } = SANDBOX_SETTINGS
  const provider = createTestProvider({ now, url, secretKey })
  const mailbox = createTestMailbox({ now, key })
  const externalFetch: typeof fetch = (...args) => {
    const request = new Request(...args)
    const isEmail = request.url.startsWith(SANDBOX_SETTINGS.MAIL_URL)
    return isEmail ? mailbox.fetch(request) : provider.fetch(request)
  }
  return { provider, mailbox, externalFetch }
}
