import type { SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Answer, Endpoint, Given } from '#schema/contract/endpoint.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import type { Context } from '../context.ts'
import { writeBatch, type Commit } from '../db/commit.ts'
import { isConstraint, patiently, stoppedBy } from '../db/outage.ts'
import { readBatch, receiptOf } from '../db/read.ts'
import type { Db } from '../db/client.ts'
import { versionHeaders, type VersionedBy } from './versions.ts'

/** What an action may give back besides its answer: nothing new (204), or an answer with another status. */
export type Told = {
  status: number
  body: unknown
  headers?: Record<string, string>
  /** For the log, never for the asker. */
  fault?: string
}

export type Served = {
  endpoint: Endpoint
  act: (context: Context, input: never) => Promise<unknown>
  versionedBy?: VersionedBy<never>
}

type ActionOf<E extends Endpoint> = E['kind'] extends 'query'
  ? Answer<E> | typeof NOTHING_NEW | Download
  : Commit<Omit<Answer<E>, 'seq'>> | Done<Answer<E>>

/** A query's way to say 204. */
export const NOTHING_NEW = Symbol('nothing new')
/** A query's answer as a file to keep, where that was asked for. */
export class Download {
  readonly text: string
  readonly headers: Record<string, string>
  constructor(text: string, type: string, name: string) {
    this.text = text
    this.headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` }
  }
}
/** A command that has nothing (more) to write: what it answers is already so. */
export type Done<A> = { done: A; status?: 200 | 201 | 202 }
export const done = <A>(answer: A, status: 200 | 201 | 202 = 200): Done<A> => ({
  done: answer,
  status,
})

/** In a list's paging: no row is asked for when the asker's copy is as new (see db/paging.ts). */
type Known = { known?: SQL }

/** Pairs a promise in the contract with the action that keeps it; a list says besides what its answer depends on. */
export function serve<E extends Endpoint>(
  endpoint: E,
  act: (context: Context, input: Given<E> & Known) => Promise<ActionOf<E>>,
  versionedBy?: VersionedBy<Given<E>>,
): Served {
  return { endpoint, act, ...(versionedBy && { versionedBy }) }
}

/** Somebody already did this: the stored answer, again. */
export class Replay extends Error {
  readonly told: Told
  constructor(told: Told) {
    super('replayed')
    this.told = told
  }
}

type Receipt = Awaited<ReturnType<typeof receiptOf>>[number]

/** Throws the earlier answer to this key, or the refusal when the key was used for something else (R51). */
export function replayIf(receipt: Receipt | undefined, fingerprint: string): void {
  if (!receipt) return
  if (receipt.fingerprint !== fingerprint) throw new Refusal('key_reused')
  throw new Replay({
    status: receipt.status,
    body: { ...(receipt.answer as object), seq: receipt.seq },
    headers: { 'Idempotency-Replayed': 'true' },
  })
}

/** An action that forgot to read forgot to ask who is calling: a fault, never an answer. */
async function actChecked(served: Served, context: Context, input: unknown): Promise<unknown> {
  const answer = await served.act(context, input as never)
  if (!context.checked())
    throw new Error(`${served.endpoint.name} answered without the session check`)
  return answer
}

export async function answerQuery(served: Served, context: Context, input: unknown): Promise<Told> {
  const answer = await actChecked(served, context, input)
  if (answer === NOTHING_NEW) return { status: 204, body: null }
  if (answer instanceof Download) return { status: 200, body: answer.text, headers: answer.headers }
  const tag = context.tag()
  const body = v.parse(served.endpoint.output, answer)
  return { status: 200, body, ...(tag && { headers: versionHeaders(tag) }) }
}

type Keyed = { db: Db; key: string; fingerprint: string }

/** What the rules of the database mean to a person when asking once more did not find the reason. */
function lastWord(stopped: string | null): Refusal {
  return stopped === 'insufficient_funds'
    ? new Refusal('insufficient_funds')
    : new Refusal('moved_on')
}

/**
 * Load, ask, write. An abort on the receipt means it was done already; an abort on a guard means the facts
 * moved in between: load and ask once more, and the rules give the precise refusal (DESIGN 3).
 */
export async function answerCommand(
  served: Served,
  context: Context,
  input: unknown,
  { db, key, fingerprint }: Keyed,
): Promise<Told> {
  for (let turn = 1; ; turn++) {
    const wanted = (await actChecked(served, context, input)) as Commit | Done<unknown>
    if ('done' in wanted) {
      const body = v.parse(served.endpoint.output, wanted.done) as object
      const seq = context.head()
      return { status: wanted.status ?? 200, body: seq === null ? body : { ...body, seq } }
    }

    const status = wanted.status ?? 200
    const answer = v.parse(served.endpoint.output, wanted.answer) as object
    const receipt = { userId: context.me, key, fingerprint, status, answer, createdAt: context.now }
    try {
      const seq = await patiently(() => writeBatch(db, wanted, receipt))
      if (wanted.after) context.later(wanted.after())
      return { status, body: { ...answer, seq } }
    } catch (error) {
      const given = wanted.otherwise?.()
      if (given) context.later(given)
      if (!isConstraint(error)) throw error
      await given
      const stopped = stoppedBy(error)
      if (stopped?.startsWith('receipts.')) {
        const [found] = await patiently(() => readBatch(db, [receiptOf(db, context.me, key)]))
        replayIf((found as Receipt[])[0], fingerprint)
      }
      if (turn === 2) throw lastWord(stopped)
    }
  }
}
