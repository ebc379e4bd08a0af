import { createHmac } from 'node:crypto'
import type { Endpoint } from '#schema/contract/endpoint.ts'
import { SYNC_SCHEMA } from '#schema/contract/sync.ts'
import { TOMBSTONE_MS } from '#schema/domain/limits.ts'
import type { UserType } from '#schema/domain/user.ts'
import type { Context } from '#worker/context.ts'
import { selectLastSeq, type FreshCheck } from '#worker/db/last-seq.ts'
import type { Scope } from '#worker/db/write.ts'
import type { Settings } from '#worker/env.ts'

/** What a list depends on: scopes of the change log, and versions of what no single scope covers. */
type EtagInputs = {
  scopes: readonly Scope[]
  lists: readonly ('feeds' | 'user_summaries')[]
  /** False where an admin sees rows outside the admin's own scopes: no ETag for admins then. */
  forAdmins?: false
}
export type EtagInputsOf<I> = (context: Pick<Context, 'userId'>, input: I) => EtagInputs

/** For lists of the user's own rows. */
export const ownEtagInputs = ({ userId }: Pick<Context, 'userId'>): EtagInputs => ({
  scopes: [`u:${userId}`],
  lists: ['user_summaries'],
})

/**
 * Purging tombstones can move the last position of a scope back to an earlier value. The current third of the retention
 * period is part of the hash, so an ETag expires before that could cause a false 304.
 */
const tombstoneEpoch = (now: number) => Math.floor((3 * now) / TOMBSTONE_MS)

/**
 * Binds an ETag to the user, the parameters and the build. Keyed with a secret, so that a 304 to a guessed ETag reveals
 * nothing about lists of other users.
 */
function paramHash(
  { FILES_SECRET, BUILD }: Pick<Settings, 'FILES_SECRET' | 'BUILD'>,
  parts: readonly unknown[],
): string {
  const text = JSON.stringify(['list', BUILD, SYNC_SCHEMA, ...parts])
  return createHmac('sha256', FILES_SECRET).update(text).digest('hex').slice(0, 20)
}

export type EtagCheck = {
  /** Reads the list's last position, in the same batch as the session check. */
  query: ReturnType<typeof selectLastSeq>
  /** Null when the client has no copy. */
  fresh: FreshCheck | null
  /** Null where this user's response has no ETag. */
  etagFor: (seq: number, userType: UserType) => string | null
  isFresh: (seq: number) => boolean
}

const ETAG = /"(\d{1,15})\.([0-9a-f]+)"/g

type ListRequest = {
  settings: Settings
  endpoint: Endpoint
  reader: readonly [userId: string, sessionId: string | null]
  fields: Record<string, unknown>
  ifNoneMatch: string
  now: number
}

export function createEtagCheck(
  inputs: EtagInputs,
  { settings, endpoint, reader, fields, ifNoneMatch, now }: ListRequest,
): EtagCheck {
  const params = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const hash = paramHash(settings, [endpoint.name, ...reader, tombstoneEpoch(now), params])
  const etags = [...ifNoneMatch.matchAll(ETAG)]
  const clientSeq = etags.find(([, , clientHash]) => clientHash === hash)?.[1]
  const { scopes, lists } = inputs
  return {
    query: selectLastSeq({ scopes, lists }),
    fresh: clientSeq === undefined ? null : { scopes, lists, seq: Number(clientSeq) },
    etagFor: (seq, userType) =>
      inputs.forAdmins === false && userType === 'admin' ? null : `W/"${seq}.${hash}"`,
    isFresh: (seq) => clientSeq !== undefined && seq === Number(clientSeq),
  }
}

/** The app stores the version beside its rows; the browser must store neither, since lists outlive a session there. */
export const etagHeaders = (etag: string): Record<string, string> => ({
  ETag: etag,
  'Cache-Control': 'no-store',
  Vary: 'Authorization',
})
