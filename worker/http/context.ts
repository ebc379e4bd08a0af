import { eq } from 'drizzle-orm'
import type { Endpoint } from '#schema/contract/endpoint.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ADMIN_SESSION_IDLE_MS, SESSION_IDLE_MS, SESSION_TOUCH_MS } from '#schema/domain/limits.ts'
import type { UserType } from '#schema/domain/person.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import { sessions } from '#schema/tables/users.ts'
import type { Context, Deps } from '../context.ts'
import { actorOf, type Actor } from '../db/actor.ts'
import type { Db } from '../db/client.ts'
import { statementOf, type Statement } from '../db/commit.ts'
import { patiently } from '../db/outage.ts'
import { headOf, nameFacts, queriesIn, readBatch, receiptOf, type Facts } from '../db/read.ts'
import { Replay, replayIf } from './serve.ts'
import type { Claim } from './token.ts'
import { versionHeaders, type Version } from './versions.ts'

export const idleOf = (userType: UserType): number =>
  userType === 'admin' ? ADMIN_SESSION_IDLE_MS : SESSION_IDLE_MS

type Asked = {
  endpoint: Endpoint
  deps: Deps
  db: Db
  now: number
  claim: Claim | null
  origin: string
  ip: string | null
  receipt: { key: string; fingerprint: string } | null
  version: Version | null
  later: (work: Promise<unknown>) => void
}

const NOBODY = '' as UserId

/** Keeps a session in use alive, at most one write a day (R3: sliding). */
function slide(db: Db, claim: Claim, seen: { seenAt: number; userType: UserType }, now: number) {
  const touched = db
    .update(sessions)
    .set({ seenAt: now, expiresAt: now + idleOf(seen.userType) })
    .where(eq(sessions.id, claim.sessionId))
  return now - seen.seenAt > Math.min(SESSION_TOUCH_MS, idleOf(seen.userType) / 4)
    ? db.$client.batch([statementOf(touched)], 'write')
    : null
}

export function contextFor(asked: Asked): Context {
  const { endpoint, deps, db, now, claim, receipt, version, later } = asked
  const me = claim?.userId ?? NOBODY
  let checked = endpoint.who === 'anyone'
  let head: number | null = null
  let tag: string | null = null

  async function read<F extends Facts>(facts: F) {
    const session = claim ? [actorOf(db, claim.sessionId, me, now)] : []
    const told = receipt ? [receiptOf(db, me, receipt.key)] : []
    const heads = receipt && endpoint.who !== 'anyone' ? [headOf(db)] : []
    const versions = version ? [version.query] : []
    const before = [...session, ...told, ...heads, ...versions]
    const answers = await patiently(() => readBatch(db, [...before, ...queriesIn(facts)]))
    const rest = answers.slice(before.length)
    const rowsOf = (query: object | undefined) =>
      query ? (answers[before.indexOf(query as never)] ?? []) : []

    const [seen] = rowsOf(session[0]) as Awaited<ReturnType<typeof actorOf>>
    if (!seen && endpoint.who !== 'anyone') throw new Refusal('signed_out')
    checked = true
    if (seen?.suspendedAt) throw new Refusal('suspended')
    if (receipt) replayIf(rowsOf(told[0])[0] as never, receipt.fingerprint)
    if (
      seen &&
      ['client', 'tasker', 'admin'].includes(endpoint.who) &&
      seen.userType !== endpoint.who
    )
      throw new Refusal('wrong_role')
    if (seen && claim) {
      const sliding = slide(db, claim, seen, now)
      if (sliding) later(sliding)
    }
    const [found] = rowsOf(heads[0]) as { v: number }[]
    head = found?.v ?? null
    const [last] = rowsOf(versions[0]) as { seq: number }[]
    if (version && last && seen) {
      tag = version.tagOf(last.seq, seen.userType)
      // Then the list was not looked at: see `known` in db/paging.ts.
      if (version.isKnown(last.seq))
        throw new Replay({ status: 304, body: null, headers: tag ? versionHeaders(tag) : {} })
    }
    const named = nameFacts(facts, rest)
    return { ...named, actor: seen as Actor }
  }

  async function write(writes: readonly Statement[]) {
    const results = await patiently(() => db.$client.batch(writes.map(statementOf), 'write'))
    return results.map(({ rows }) => rows.map((row) => ({ ...row })))
  }

  const { origin, ip } = asked
  const sessionId = claim?.sessionId ?? null
  const who = { me, sessionId, signedIn: claim !== null, checked: () => checked }
  const told = { head: () => head, tag: () => tag }
  return { db, deps, now, ...who, ...told, origin, ip, read, write, later }
}
