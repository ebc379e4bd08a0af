import { MONEY_TEXTS } from '#schema/domain/money-texts.ts'

/** What came of a checkout, as far as the checkout itself says. Only the server knows about the money. */
export type Ending =
  | { is: 'paid' }
  | { is: 'cancelled' }
  /** A bank transfer was promised: it may land in a minute or tomorrow (F20). */
  | { is: 'transferring' }
  /** It never opened. */
  | { is: 'failed'; words: string }

type Said = { event?: unknown; data?: unknown }
type Trouble = { message?: unknown; type?: unknown; channel?: unknown }

const APPLE_PAY = /apple[\s_-]?pay/i

/** SPEC 8 has words of its own for Apple Pay; whatever else went wrong is told as the checkout tells it. */
export function troubleWords(trouble: unknown, otherwise: string): string {
  const { message, type, channel } = (trouble ?? {}) as Trouble
  const text = typeof message === 'string' ? message : ''
  if ([text, type, channel].some((each) => typeof each === 'string' && APPLE_PAY.test(each)))
    return MONEY_TEXTS.applePayFailed
  return text || otherwise
}

/** What an event of the checkout's frame ends, by the names Paystack gives them (MONEY 3.1); null when it goes on. */
export function endingOf(said: unknown): Ending | null {
  const { event } = (said ?? {}) as Said
  if (event === 'success') return { is: 'paid' }
  if (event === 'transfer:pending') return { is: 'transferring' }
  return event === 'cancel' || event === 'close' ? { is: 'cancelled' } : null
}

/** What went wrong inside the checkout, which stays open for another way of paying; null when nothing did. */
export function troubleIn(said: unknown, otherwise: string): string | null {
  const { event, data } = (said ?? {}) as Said
  return event === 'error' ? troubleWords(data ?? said, otherwise) : null
}

/** Hears only the checkout: nobody else's word about a payment counts. Answers how to stop listening. */
export function hearCheckout(origin: string, heard: (said: unknown) => void): () => void {
  const listen = (message: MessageEvent<unknown>) => {
    if (message.origin === origin) heard(message.data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
