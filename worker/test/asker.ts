import { naira } from '#schema/domain/money.ts'
import { openProvider } from '../payments/provider.ts'
import type { listener } from './listener.ts'

export const KEY = 'sk_test_0123456789abcdef'

/** Somebody who asks the provider that `there` plays, and does not wait long for it. */
export function askerOf(there: ReturnType<typeof listener>) {
  const open = (PAYSTACK_SECRET_KEY = KEY) =>
    openProvider({
      settings: { PAYSTACK_URL: there.url(), PAYSTACK_SECRET_KEY },
      patienceMs: 300,
    })
  return {
    open,
    verify: () => open().verify('fw-1-abcdefgh'),
    transfer: () =>
      open().transfer({
        ...{ reference: 'wd_0190-abc', amount: naira(4990) },
        ...{ recipient: 'RCP_1', reason: 'Onise withdrawal' },
      }),
  }
}
