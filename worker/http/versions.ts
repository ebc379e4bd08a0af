import { sql, type SQL } from 'drizzle-orm'
import { SYNC_SCHEMA } from '#schema/contract/sync.ts'
import type { Endpoint } from '#schema/contract/endpoint.ts'
import { TOMBSTONE_MS } from '#schema/domain/limits.ts'
import type { UserType } from '#schema/domain/person.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/client.ts'
import type { Scope } from '../db/commit.ts'
import type { Settings } from '../env.ts'

/** What a list's answer depends on: scopes of the change log, and what is wider than a scope. */
export type Basis = {
  scopes: readonly Scope[]
  wide: readonly ('feeds' | 'faces')[]
  /** False where an admin sees what their own scope hears nothing of: such an answer has no version. */
  forAdmins?: false
}
export type VersionedBy<I> = (context: Pick<Context, 'me'>, input: I) => Basis

/** Whatever is mine, and how other people look on it. */
export const ownBasis = ({ me }: Pick<Context, 'me'>): Basis => ({
  scopes: [`u:${me}`],
  wide: ['faces'],
})

/** The last change to any of it: one row of an index for each scope (SYNC 1). */
function seqOf({ scopes, wide }: Basis): SQL<number> {
  const ofScopes = scopes.map(
    (scope) => sql`(SELECT coalesce(max(seq), 0) FROM changes WHERE scope = ${scope})`,
  )
  const ofHeads = wide.map(
    (head) => sql`coalesce((SELECT seq FROM sync_heads WHERE wide = ${head}), 0)`,
  )
  return sql`max(0, ${sql.join([...ofScopes, ...ofHeads], sql`, `)})`
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
/**
 * The log forgets after `TOMBSTONE_MS` that something is gone, and the last place of a scope may then be one that it
 * had before. A tag is older than that by then, and no longer taken.
 */
const seasonOf = (now: number) => Math.floor((3 * now) / TOMBSTONE_MS)

const bytesOf = (words: string) => new TextEncoder().encode(words)

/**
 * For whom, for which question, by which build: a tag of somebody else, or of other parameters, is never taken for
 * this one. Signed, so that nobody learns from a 304 what they were never shown (R52).
 */
async function paramHash(
  { FILES_SECRET, BUILD }: Pick<Settings, 'FILES_SECRET' | 'BUILD'>,
  parts: readonly unknown[],
): Promise<string> {
  const shape = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(FILES_SECRET), shape, false, ['sign'])
  const words = JSON.stringify(['list', BUILD, SYNC_SCHEMA, ...parts])
  return hex(await crypto.subtle.sign('HMAC', key, bytesOf(words))).slice(0, 20)
}

export type Version = {
  /** The row that tells it, to be read with the session check. */
  query: ReturnType<typeof rowOf>
  /** True in the database when what the asker has is as new: the list is then asked for no row at all. */
  known: SQL | null
  /** Null where the answer to this reader has no version. */
  tagOf: (seq: number, userType: UserType) => string | null
  isKnown: (seq: number) => boolean
}

const rowOf = (db: Db, seq: SQL<number>) =>
  db.select({ seq: seq.mapWith(Number).as('seq') }).from(sql`(SELECT 1)`)

const TAG = /"(\d{1,15})\.([0-9a-f]+)"/g

type Asked = {
  db: Db
  settings: Settings
  endpoint: Endpoint
  who: readonly [me: string, session: string | null]
  fields: Record<string, unknown>
  ifNoneMatch: string
  now: number
}

export async function versionFor(
  basis: Basis,
  { db, settings, endpoint, who, fields, ifNoneMatch, now }: Asked,
): Promise<Version> {
  const params = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const hash = await paramHash(settings, [endpoint.name, ...who, seasonOf(now), params])
  const tags = [...ifNoneMatch.matchAll(TAG)]
  const seen = tags.find(([, , theirs]) => theirs === hash)?.[1]
  const seq = seqOf(basis)
  return {
    query: rowOf(db, seq),
    known: seen === undefined ? null : sql`${seq} = ${Number(seen)}`,
    tagOf: (last, userType) =>
      basis.forAdmins === false && userType === 'admin' ? null : `W/"${last}.${hash}"`,
    isKnown: (last) => seen !== undefined && last === Number(seen),
  }
}

/** Kept by the asker alone, and asked about every time. */
export const versionHeaders = (tag: string): Record<string, string> => ({
  ETag: tag,
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization',
})
