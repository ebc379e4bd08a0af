import type * as v from 'valibot'

export type Schema = v.GenericSchema<unknown, unknown>
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
/** Who may call: anyone at all, anyone signed in, or only one kind of account (R5: only *starting* work needs a type). */
export type Caller = 'anyone' | 'signedIn' | 'client' | 'tasker' | 'admin'
export type Kind = 'query' | 'command' | 'patientCommand'

type Promised<I extends Schema, O extends Schema> = {
  method: Method
  /** Below /api, as SPEC 7 names it; `{id}` stands for a field of the input. */
  path: string
  who: Caller
  /** `files` arrives as multipart, or as JSON; `bytes` is the field of that name, all else stands in the query. Nothing for GET and DELETE. */
  body?: 'json' | 'files' | 'bytes'
  /** Fields of the input that travel as headers, quoted as entity tags are: `{ ifMatch: 'if-match' }`. */
  headers?: Record<string, string>
  /** Answers carry an ETag, and one that is sent back in If-None-Match may be answered 304 (SYNC 1). */
  isVersioned?: true
  /** One line for the people who read the API's page. */
  says: string
  input: I
  output: O
}

/**
 * One promise the worker makes. The sender holds the schema's input type, the receiver gets its output type:
 * an input turns what a form holds into kobo and trimmed text, an output turns rows into SPEC's wire shape
 * and drops whatever it does not name.
 */
export type Endpoint<
  K extends Kind = Kind,
  I extends Schema = Schema,
  O extends Schema = Schema,
> = Promised<I, O> & { kind: K; name: `${string}.${string}` }

/** What the caller sends. */
export type Sent<E extends Endpoint> = v.InferInput<E['input']>
/** What the worker's action is given. */
export type Given<E extends Endpoint> = v.InferOutput<E['input']>
/** What the worker's action answers, before it is presented. */
export type Answer<E extends Endpoint> = v.InferInput<E['output']>
/** What the caller hears. */
export type Heard<E extends Endpoint> = v.InferOutput<E['output']>

type Name = Endpoint['name']

/** Reads; changes nothing. */
// @__NO_SIDE_EFFECTS__
export function query<I extends Schema, O extends Schema>(
  name: Name,
  promised: Omit<Promised<I, O>, 'method' | 'body'>,
): Endpoint<'query', I, O> {
  return { ...promised, method: 'GET', kind: 'query', name }
}

/** Changes the world, so it needs the world: refused without a signal. All that moves money or asks for a secret is one. */
// @__NO_SIDE_EFFECTS__
export function command<I extends Schema, O extends Schema>(
  name: Name,
  promised: Promised<I, O>,
): Endpoint<'command', I, O> {
  return { ...promised, kind: 'command', name }
}

/** Changes the world, and may wait on the phone until the world can be reached. */
// @__NO_SIDE_EFFECTS__
export function patientCommand<I extends Schema, O extends Schema>(
  name: Name,
  promised: Promised<I, O>,
): Endpoint<'patientCommand', I, O> {
  return { ...promised, kind: 'patientCommand', name }
}

/** Fills an endpoint's path from its input: `user/task/{id}` → `/api/user/task/0190…`. */
export function addressOf(
  endpoint: Pick<Endpoint, 'path'>,
  input: Record<string, unknown>,
): string {
  return `/api/${endpoint.path.replace(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(input[field])),
  )}`
}

/** The input's fields that travel in the path. */
export const pathFields = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '')
