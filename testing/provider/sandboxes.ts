import { createPushServiceInProcess } from '#sandbox/push/push-service.ts'
import { createTestIdentity } from './test-identity.ts'
import { createTestMailbox } from './test-mailbox.ts'
import { createTestPhones } from './test-phones.ts'
import { createTestProvider } from './test-provider.ts'

/** Nothing listens at these addresses; they differ by origin. */
export const SANDBOX_SETTINGS = {
  PAYSTACK_URL: 'http://127.0.0.1:9',
  PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
  ONISE_URL: 'https://onise.test',
  MAIL_URL: 'http://localhost:9',
  SUPPORT_EMAIL: 'support@onise.test',
  MAIL_KEY: 'mail-key',
  TERMII_URL: 'http://127.0.0.1:5',
  TERMII_KEY: 'termii-key',
  TERMII_SECRET: 'termii-secret',
  TERMII_SENDER: 'Onise',
  WHATSAPP_URL: 'http://127.0.0.1:5/v25.0',
  WHATSAPP_TOKEN: 'whatsapp-token',
  WHATSAPP_PHONE_ID: '105954558954427',
  WHATSAPP_APP_SECRET: 'whatsapp-secret',
  WHATSAPP_VERIFY_TOKEN: 'whatsapp-verify',
  REGISTER_URL: 'http://127.0.0.1:6',
  REGISTER_CLIENT_ID: 'register-client',
  REGISTER_SECRET: 'register-secret',
  PUSH_SERVICES: 'http://127.0.0.1:7',
  // The key pair of the sender in RFC 8291, appendix A.
  VAPID_KEY:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8.yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  PASS_KEY:
    'BH5-Lk5Pv3DKmLU2Mn2uZErV4H5PGe3vKGwIQlf8zrITBCVuoQ_J0kWvzE2DvMtZd4NM4M_xhkpr4TRjIgda_Cw.WsNMKWImjHUdSN4NE9FZ6xE1K777Kv2KroYx5IRkJno',
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
  const phones = createTestPhones({ now, settings: SANDBOX_SETTINGS })
  const identity = createTestIdentity({ now, settings: SANDBOX_SETTINGS })
  const pushService = createPushServiceInProcess({ url: SANDBOX_SETTINGS.PUSH_SERVICES, now })
  const providerFetch = wrapProvider(provider.fetch)
  const externalFetch: typeof fetch = (...args) => {
    const request = new Request(...args)
    if (request.url.startsWith(SANDBOX_SETTINGS.MAIL_URL)) return mailbox.fetch(request)
    if (request.url.startsWith(SANDBOX_SETTINGS.TERMII_URL)) return phones.fetch(request)
    if (request.url.startsWith(SANDBOX_SETTINGS.REGISTER_URL)) return identity.fetch(request)
    const isPush = request.url.startsWith(SANDBOX_SETTINGS.PUSH_SERVICES)
    return isPush ? pushService.fetch(request) : providerFetch(request)
  }
  return { provider, mailbox, phones, identity, pushService, externalFetch }
}
