import { enqueue } from '#pwa/outbox/queue.ts'
import type { Queueable } from '#pwa/outbox/queueable.ts'
import type { Session } from '#pwa/session/auth.ts'
import type { SimulationContext } from './context.ts'
import type { SimulatedDevice } from './device.ts'
import type { RecordedWrite, WriteAction } from './recorded-writes.ts'

/** A signed-in user on a device. */
export type Actor = { context: SimulationContext; device: SimulatedDevice; session: Session }

type WriteRequest = {
  command: Queueable
  input: Record<string, unknown>
  key?: string
  draft?: string
  after?: string | undefined
  original?: Record<string, unknown> | undefined
}

/** Gives a write its number, before its text is made. */
export const beginWrite = (
  { context, device, session }: Actor,
  action: WriteAction,
  rowId: string,
): RecordedWrite =>
  context.recorder.begin(action, { device: device.number, userId: session.userId, rowId })

/** Enqueues as a screen does, and records that `enqueue` returned. */
export async function enqueueRecorded(actor: Actor, write: RecordedWrite, request: WriteRequest) {
  const { session, context } = actor
  const { number, action, device, rowId } = write
  const { command, input, ...options } = request
  const details = JSON.stringify({ ...options, original: options.original && '…' })
  context.log(`device ${device} enqueues write ${number}: ${action} ${rowId} ${details}`)
  write.key = await enqueue(session, command, input, options)
  write.isQueued = true
}
