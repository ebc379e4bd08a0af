import { and, asc, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import type { Entity } from '#schema/contract/entities.ts'
import { Change } from '#schema/contract/sync.schemas.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { changes } from '#schema/tables/sync.ts'
import type { Actor } from '#worker/db/actor.ts'
import { prepare, type Slots } from '#worker/db/prepared.ts'
import { readerOf, type ReaderValues } from '#worker/db/sync-part.ts'
import { ownScope } from './change-log.ts'
import { presentOwn } from './present.ts'
import { joinParts, OWN_PARTS, type Entry } from './queries.ts'

type Page = { userId: UserId; entity: Entity; after: string; limit: number }

type Values = ReaderValues & { scope: string; entity: Entity; after: string; max: number }
const selectOfEntity = prepare(({ scope, entity, after, max, ...reader }: Slots<Values>) =>
  joinParts(OWN_PARTS, reader)
    .where(
      and(
        eq(changes.scope, scope),
        eq(changes.entity, entity),
        gt(changes.id, after),
        eq(changes.op, 'put'),
      ),
    )
    .orderBy(asc(changes.id))
    .limit(max as unknown as number),
)
/** Entries of one entity in the user's scope by id: a range of the log's primary key, old messages included. */
export const selectOwnEntity = ({ userId, entity, after, limit }: Page) =>
  selectOfEntity({ ...readerOf(userId), scope: ownScope(userId), entity, after, max: limit })

/** The row as the API shows it; null when the user can no longer see it. */
export function presentedRow(entry: Entry, actor: Actor): Record<string, unknown> | null {
  const change = v.parse(Change, presentOwn(entry, actor))
  return change.op === 'put' ? (change.row as Record<string, unknown>) : null
}
