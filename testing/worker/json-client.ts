import { naira } from '#schema/domain/money.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import type { listener } from './http-listener.ts'

export const KEY = 'sk_test_0123456789abcdef'

/** A provider adapter that calls the test listener, with a short timeout. */
export function providerCalling(server: ReturnType<typeof listener>) {
  const open = (PAYSTACK_SECRET_KEY = KEY) =>
    openProvider({
      settings: { PAYSTACK_URL: server.url(), PAYSTACK_SECRET_KEY },
      timeoutMs: 300,
    })
  return {
    open,
    verify: () => open().verify('fw-1-abcdefgh'),
    transfer: () =>
      open().transfer({
        reference: 'wd_0190-abc',
        amount: naira(4990),
        recipient: 'RCP_1',
        reason: 'Onise withdrawal',
      }),
  }
}
