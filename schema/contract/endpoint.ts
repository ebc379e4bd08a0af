import type * as v from 'valibot'
import type { InKobo } from './money-fields.ts'

export type Schema = v.GenericSchema<unknown, unknown>
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
/** Who may call: anyone, anyone signed in, or one user type. Only starting work needs a user type. */
export type Access = 'anyone' | 'signedIn' | 'client' | 'tasker' | 'admin'
export type EndpointKind = 'query' | 'command' | 'queueableCommand'

/**
 * The part of an endpoint that only the worker and the API documentation need at run time. The caller has the schemas'
 * input type and the handler their output type: the input schema turns form text into kobo and trimmed text, the output
 * schema turns rows into the API's shape and drops unnamed fields.
 */
export type EndpointSchemas = {
  /** One sentence of the public API documentation. */
  summary: string
  /** Responses carry an ETag, and If-None-Match may be answered with 304 (docs/sync-protocol.md#list-etags). */
  hasEtag?: boolean
  /** The statuses of a success, for the API reference; 200, unless given. */
  succeeds?: readonly number[]
  /** The statuses of refusals that do not follow from the address and the kind (openapi-operations.ts). */
  refuses?: readonly number[]
  /** The type of a file that is sent instead of JSON when the input asks for it. */
  download?: string
  input: Schema
  output: Schema
  /** Fields with a PIN, password or code. No fingerprint contains them (docs/security.md#passwords-and-pin). */
  secrets?: readonly string[]
}

type Address = {
  method: Method
  /** An administrator decides about money or about the fee: a new one not yet (docs/rules.md#two-administrators). */
  decidesMoney?: true
  /** Below /api; `{id}` is a field of the input. */
  path: string
  access: Access
  /** `files`: multipart or JSON. `bytes`: the field of that name, all others in the query string. None for GET, and for DELETE but that of an administrator. */
  body?: 'json' | 'files' | 'bytes'
  /** Input fields of a command that travel in the query string, because the original clients send them there. */
  query?: readonly string[]
  /** Further paths of the same call, which the documentation does not list. */
  aliases?: readonly string[]
  /** Input fields that travel as headers, quoted like entity tags: `{ ifMatch: 'if-match' }`. */
  headers?: Record<string, string>
}

/** One call of the API, without its schemas: they are a type here, and `index.ts` joins them for the worker. */
export type Endpoint<
  K extends EndpointKind = EndpointKind,
  S extends EndpointSchemas = EndpointSchemas,
> = Address & {
  kind: K
  name: `${string}.${string}`
  /** Never has a value. */
  schemas?: S
}

export type SchemasOf<E extends Endpoint> = NonNullable<E['schemas']>
/** What is sent: an amount is a number of naira, or text. */
export type WireInput<E extends Endpoint> = v.InferInput<SchemasOf<E>['input']>
/** What a screen sends: an amount is kobo, or text as it was typed. */
export type RequestInput<E extends Endpoint> = InKobo<WireInput<E>>
/** What the handler receives. */
export type ParsedInput<E extends Endpoint> = v.InferOutput<SchemasOf<E>['input']>
/** What the handler returns. */
export type HandlerResult<E extends Endpoint> = v.InferInput<SchemasOf<E>['output']>
/** What is received: amounts are naira. */
export type WireBody<E extends Endpoint> = v.InferOutput<SchemasOf<E>['output']>
/** What a screen receives: amounts are kobo. */
export type ResponseBody<E extends Endpoint> = InKobo<WireBody<E>>

type Name = Endpoint['name']

/** Only reads. */
// @__NO_SIDE_EFFECTS__
export function query<S extends EndpointSchemas>(
  name: Name,
  address: Omit<Address, 'method' | 'body'>,
): Endpoint<'query', S> {
  return { ...address, method: 'GET', kind: 'query', name }
}

/** Changes something and needs the network. Every call that moves money or needs a secret is a command. */
// @__NO_SIDE_EFFECTS__
export function command<S extends EndpointSchemas>(
  name: Name,
  address: Address,
): Endpoint<'command', S> {
  return { ...address, kind: 'command', name }
}

/** A command that may wait in the phone's outbox until there is a network. */
// @__NO_SIDE_EFFECTS__
export function queueableCommand<S extends EndpointSchemas>(
  name: Name,
  address: Address,
): Endpoint<'queueableCommand', S> {
  return { ...address, kind: 'queueableCommand', name }
}

/** Fills an endpoint's path from its input: `user/task/{id}` → `/api/user/task/0190…`. */
export function endpointUrl(
  endpoint: Pick<Endpoint, 'path'>,
  input: Record<string, unknown>,
): string {
  return `/api/${endpoint.path.replace(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(input[field])),
  )}`
}

/** The input fields that travel in the path. */
export const pathFields = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '')
