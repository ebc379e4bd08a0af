import type { BackgroundContext } from '#worker/background/context.ts'

/** The signature proves the sender. The figures are queried again all the same, except the fee of a transfer. */
type WebhookEvent = {
  /** Of the payment or the transfer. */
  reference: string | null
  data: Record<string, unknown>
}

/** `pending`: not conclusive, so the event is tried again later. An error is stored with the event and retried too. */
export type EventResult = 'done' | 'pending'

/** The event lacks what is needed to query its object, so no later attempt can succeed. */
export class UnreadableEvent extends Error {}

export type EventHandler = (
  background: BackgroundContext,
  event: WebhookEvent,
) => Promise<EventResult>
