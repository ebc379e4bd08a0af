import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import type { Market } from './market.ts'
import type { Person } from './world.ts'

/** A call that works, and what must hold around it. */
export type Arranged<E extends Endpoint> = {
  /** Who may call; null for what anyone may. */
  caller: Person | null
  input: Sent<E>
  /** The same call about something else: under the same key it must be refused (R51). */
  other?: Sent<E>
  /** Somebody of the same kind whose business it is not, and how they hear it (R52); absent where a call names no object. */
  stranger?: { person: Person; hears: 403 | 404 }
}

export type Case = {
  endpoint: Endpoint
  arrange: (market: Market) => Promise<Arranged<Endpoint>>
  /** False where an answer is a secret, or ends the session that could ask again; the reason stands beside it. */
  remembered: boolean
  /** Fields of an address that may hold any text there is: "null" and "true" are words to seek, too. */
  anyText: readonly string[]
}

export const caseOf = <E extends Endpoint>(
  endpoint: E,
  arrange: (market: Market) => Promise<Arranged<E>>,
  { remembered = true, anyText = [] as readonly string[] } = {},
): Case => ({ endpoint, arrange: arrange as Case['arrange'], remembered, anyText })
