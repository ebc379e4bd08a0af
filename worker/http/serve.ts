import * as v from 'valibot'
import type { Endpoint, HandlerResult, ParsedInput } from '#schema/contract/endpoint.ts'
import { definitionOf, type Definition } from '#schema/contract/index.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import type { Context } from '#worker/context.ts'
import { addAuditEntry } from '#worker/db/audit-log.ts'
import { isConstraint, violatedConstraint, withRetry } from '#worker/db/errors.ts'
import type { Page } from '#worker/db/paging.ts'
import type { RowOf } from '#worker/db/prepared.ts'
import { readBatch, selectIdempotencyRecord } from '#worker/db/read.ts'
import { retryOnConflict, withRereads } from '#worker/db/retry-on-conflict.ts'
import { partsOf, writeCommand, type Commit } from '#worker/db/write.ts'
import { tellLive } from '#worker/live/channels.ts'
import { etagHeaders, type EtagInputsOf } from './etag.ts'
import type { Fingerprint } from './fingerprint.ts'

export type Reply = {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** Only for the log. */
  fault?: string
}

export type Route = {
  endpoint: Definition
  handler: (context: Context, input: never) => Promise<unknown>
  etagInputs?: EtagInputsOf<never>
  /** How often a command is tried when its batch is aborted; twice, unless given. */
  attempts?: number
}

type ResultOf<E extends Endpoint> = E['kind'] extends 'query'
  ? HandlerResult<E> | typeof NO_CHANGES | Download
  : Commit<Omit<HandlerResult<E>, 'seq'>> | Done<HandlerResult<E>>

/** A query's result that is answered with 204. */
export const NO_CHANGES = Symbol('no changes')
/** A query's result that the browser saves as a file. */
export class Download {
  readonly text: string
  readonly headers: Record<string, string>
  constructor(text: string, type: string, name: string) {
    this.text = text
    this.headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` }
  }
}
/** A command's result that needs no write batch. */
export type Done<R> = {
  response: R
  status?: 200 | 201 | 202
  headers?: Record<string, string>
}
export const done = <R>(
  response: R,
  status: 200 | 201 | 202 = 200,
  headers: Record<string, string> = {},
): Done<R> => ({ response, status, headers })

/** Added to a list's input: which copy of it the client has. */
type Checked = Pick<Page, 'fresh'>
type HandlerInput<E extends Endpoint> = E['kind'] extends 'query'
  ? ParsedInput<E> & Checked
  : ParsedInput<E>

/** Joins an endpoint with its handler; a list also names what its ETag depends on. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context, input: HandlerInput<E>) => Promise<ResultOf<E>>,
  etagInputs?: EtagInputsOf<ParsedInput<E>>,
): Route {
  return { endpoint: definitionOf(endpoint), handler, ...(etagInputs && { etagInputs }) }
}

/** Thrown instead of running the handler: a stored response, or a 304. */
export class Replay extends Error {
  readonly reply: Reply
  constructor(reply: Reply) {
    super('replayed')
    this.reply = reply
  }
}

export type IdempotencyRow = RowOf<typeof selectIdempotencyRecord>

/** Throws the stored response, or an error when the key was used for another request. */
export function throwIfReplay(
  record: IdempotencyRow | null | undefined,
  { fingerprint, earlierFingerprints }: Fingerprint,
): void {
  if (!record) return
  if (![fingerprint, ...earlierFingerprints].includes(record.fingerprint))
    throw new DomainError('key_reused')
  throw new Replay({
    status: record.status,
    body: { ...(record.response as object), seq: record.seq },
    headers: { 'Idempotency-Replayed': 'true' },
  })
}

/** A handler that did not call `read` has not checked the session, which is a fault. */
async function runHandler(target: Route, context: Context, input: unknown): Promise<unknown> {
  const result = await target.handler(context, input as never)
  if (!context.isSessionChecked())
    throw new Error(`${target.endpoint.name} returned without the session check`)
  return result
}

export async function handleQuery(target: Route, context: Context, input: unknown): Promise<Reply> {
  const result = await runHandler(target, context, input)
  if (result === NO_CHANGES) return { status: 204, body: null }
  if (result instanceof Download) return { status: 200, body: result.text, headers: result.headers }
  const etag = context.etag()
  const body = v.parse(target.endpoint.output, result)
  return { status: 200, body, ...(etag && { headers: etagHeaders(etag) }) }
}

export type Idempotency = { key: string } & Fingerprint

/** A command that writes without reading first has not checked its session; one that has may have ended it itself. */
async function throwIfCommitted(context: Context, idempotency: Idempotency) {
  if (!context.isSessionChecked()) return void (await context.read({}))
  const query = selectIdempotencyRecord({ userId: context.userId, key: idempotency.key })
  const [rows] = await withRetry(() => readBatch(context.connection, [query]))
  throwIfReplay((rows as IdempotencyRow[])[0], idempotency)
}

/** After an outage nobody knows whether a batch was written. For money the user must look before another attempt. */
function describeOutage(error: unknown, { effects }: Commit): unknown {
  const isOutage = error instanceof DomainError && error.code === 'unavailable'
  if (!isOutage || !partsOf(effects).changes.some(({ entity }) => entity === 'trx')) return error
  const { retryAfter = 5, cause } = error
  const unknown = new DomainError('unavailable', MONEY_FACTS.outcomeUnknown, { retryAfter })
  return Object.assign(unknown, { cause })
}

/** Runs the handler once and writes its batch. Throws the database's error when the batch was aborted. */
async function executeCommand(
  target: Route,
  context: Context,
  input: unknown,
  idempotency: Idempotency,
): Promise<Reply> {
  const result = (await runHandler(target, context, input)) as Commit | Done<unknown>
  const status = result.status ?? 200
  const response = v.parse(target.endpoint.output, result.response) as object
  if (!('effects' in result)) {
    const seq = context.changeLogHead()
    const body = seq === null ? response : { ...response, seq }
    return { status, body, ...(result.headers && { headers: result.headers }) }
  }
  const record = {
    userId: context.userId,
    ...idempotency,
    status,
    response,
    createdAt: context.now,
  }
  const parts = partsOf(result.effects)
  const { afterCommit, onAbort } = parts
  try {
    const audited = await addAuditEntry(target.endpoint, context, result)
    const written = await withRetry(() =>
      writeCommand(context.db, { ...audited, response }, record),
    )
    context.waitUntil(tellLive(context.deps, parts, written))
    for (const run of afterCommit) context.waitUntil(run(written))
    return { status, body: { ...written.response, seq: written.seq } }
  } catch (error) {
    const cleanup = Promise.all(onAbort.map((run) => run()))
    context.waitUntil(cleanup)
    if (!isConstraint(error)) throw describeOutage(error, result)
    await cleanup
    if (violatedConstraint(error)?.startsWith('idempotency_keys.'))
      await throwIfCommitted(context, idempotency)
    throw error
  }
}

/** Every entry of the audit log follows the last one, so administrators who act at once conflict about nothing else. */
const AUDITED_ATTEMPTS = 6

/** Two attempts: after a conflict the handler reads again, and its rules then give the precise error. */
export async function handleCommand(
  target: Route,
  context: Context,
  input: unknown,
  idempotency: Idempotency,
): Promise<Reply> {
  try {
    const attempts = target.attempts ?? (target.endpoint.access === 'admin' ? AUDITED_ATTEMPTS : 2)
    return await retryOnConflict(attempts, () =>
      withRereads(() => executeCommand(target, context, input, idempotency)),
    )
  } catch (error) {
    if (!isConstraint(error)) throw error
    const isUnfunded = violatedConstraint(error) === 'insufficient_funds'
    throw new DomainError(isUnfunded ? 'insufficient_funds' : 'moved_on')
  }
}
