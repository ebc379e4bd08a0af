import { newId } from '#schema/domain/ids.ts'

/** A command that was sent and has no response yet: its input as text, and its Idempotency-Key. */
export type PendingRequest = { input: string; key: string }

/** An Idempotency-Key for one intent of the user. */
export const newRequestKey = (): string => newId('idempotency')

/** The pending request if its input is the same, so that a repeat has no second effect; otherwise a new one. */
export function requestFor(
  input: unknown,
  pending: PendingRequest | null | undefined,
): PendingRequest {
  const text = JSON.stringify(input)
  return pending?.input === text ? pending : { input: text, key: newRequestKey() }
}
