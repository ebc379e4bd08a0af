import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { sync } from '#schema/contract/sync.ts'
import type { Actor } from '#worker/db/actor.ts'
import type { SyncPart } from '#worker/db/sync-part.ts'
import { FEED_PARTS, OWN_PARTS, type Entry } from './queries.ts'

/** A change as the API returns it. */
export type PresentedChange = HandlerResult<typeof sync>['c'][number]

const presentersOf = (parts: readonly SyncPart[]): SyncPart['present'] =>
  Object.assign({}, ...parts.map(({ present }) => present))
const OWN = presentersOf(OWN_PARTS)
const FEED = presentersOf(FEED_PARTS)

/** A row that is missing, or that the user cannot see any more, is a deletion. */
function toChange(entry: Entry, actor: Actor, presenters: SyncPart['present']): PresentedChange {
  const { entity: e, id, op, seq } = entry
  const row = op === 'put' ? presenters[e]?.(entry as never, actor) : null
  const isMissing = row === null || row === undefined
  return (isMissing ? { e, id, seq, op: 'del' } : { e, id, seq, op, row }) as PresentedChange
}

export const presentOwn = (entry: Entry, actor: Actor) => toChange(entry, actor, OWN)
export const presentFeed = (entry: Entry, actor: Actor) => toChange(entry, actor, FEED)
