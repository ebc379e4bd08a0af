import type { BackgroundContext } from '#worker/background/context.ts'

/** The signature proves the sender. The figures are queried again all the same, except the fee of a transfer. */
type WebhookEvent = { reference: string | null; data: Record<string, unknown> }

/** `pending`: not conclusive, so the event is tried again later. An error is stored with the event and retried too. */
export type EventResult = 'done' | 'pending'

export type EventHandler = (
  background: BackgroundContext,
  event: WebhookEvent,
) => Promise<EventResult>
