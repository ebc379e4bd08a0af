import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'

/** How the checkout ended, as it reports itself. Only the server knows whether the money arrived. */
export type CheckoutResult =
  | { status: 'paid' }
  | { status: 'cancelled' }
  /** The user promised a bank transfer, which may arrive in a minute or a day. */
  | { status: 'transferring' }
  /** The checkout did not open. */
  | { status: 'failed'; message: string }

type CheckoutEvent = { event?: unknown; data?: unknown }
type CheckoutError = { message?: unknown; type?: unknown; channel?: unknown }

const APPLE_PAY = /apple[\s_-]?pay/i

/** A failure of Apple Pay has a fixed text; others have the text of the checkout, or else the fallback. */
export function errorMessage(error: unknown, fallback: string): string {
  const { message, type, channel } = (error ?? {}) as CheckoutError
  const text = typeof message === 'string' ? message : ''
  if ([text, type, channel].some((each) => typeof each === 'string' && APPLE_PAY.test(each)))
    return MONEY_MESSAGES.applePayFailed
  return text || fallback
}

/** The result of an event of the checkout's frame, by Paystack's names; null when the checkout stays open. */
export function resultOfEvent(payload: unknown): CheckoutResult | null {
  const { event } = (payload ?? {}) as CheckoutEvent
  if (event === 'success') return { status: 'paid' }
  if (event === 'transfer:pending') return { status: 'transferring' }
  return event === 'cancel' || event === 'close' ? { status: 'cancelled' } : null
}

/** The message of an error event, after which the checkout stays open; null for any other event. */
export function errorOfEvent(payload: unknown, fallback: string): string | null {
  const { event, data } = (payload ?? {}) as CheckoutEvent
  return event === 'error' ? errorMessage(data ?? payload, fallback) : null
}

/** Receives messages of the checkout's origin only. Returns how to stop. */
export function listenToCheckout(
  origin: string,
  onMessage: (payload: unknown) => void,
): () => void {
  const listener = (message: MessageEvent<unknown>) => {
    if (message.origin === origin) onMessage(message.data)
  }
  window.addEventListener('message', listener)
  return () => window.removeEventListener('message', listener)
}
