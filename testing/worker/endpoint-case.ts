import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import type { Market } from './market.ts'
import type { TestUser } from './test-server.ts'

/** A request that succeeds, and variants of it that must be rejected. */
export type EndpointScenario<E extends Endpoint> = {
  /** Null when the request needs no session. */
  caller: TestUser | null
  input: WireInput<E>
  /** Another valid input: with the same idempotency key it must be rejected. None when all fields are secrets. */
  otherInput?: WireInput<E>
  /** A user of the same type without access to the object, and the status they must receive. */
  stranger?: { user: TestUser; status: 403 | 404 }
}

export type EndpointCase = {
  endpoint: Endpoint
  arrange: (market: Market) => Promise<EndpointScenario<Endpoint>>
  /** False when a repeat with the same idempotency key is executed again. */
  storesResponse: boolean
  /** Path or query fields that accept any text, also "null" and "true". */
  freeTextFields: readonly string[]
  /** Fields for which `true` is a valid value. */
  booleanFields: readonly string[]
}

type CaseOptions = {
  storesResponse?: boolean
  freeTextFields?: readonly string[]
  booleanFields?: readonly string[]
}

export const endpointCase = <E extends Endpoint>(
  endpoint: E,
  arrange: (market: Market) => Promise<EndpointScenario<E>>,
  { storesResponse = true, freeTextFields = [], booleanFields = [] }: CaseOptions = {},
): EndpointCase => ({
  endpoint,
  arrange: arrange as EndpointCase['arrange'],
  storesResponse,
  freeTextFields,
  booleanFields,
})
