import { and, asc, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import type { Entity } from '#schema/contract/entities.ts'
import { Change } from '#schema/contract/sync.schemas.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { changes } from '#schema/tables/sync.ts'
import type { Actor } from '#worker/db/actor.ts'
import type { Db } from '#worker/db/client.ts'
import { entryColumns, ownScope } from './change-log.ts'
import { presentOwn } from './present.ts'
import { OWN_PARTS, type Entry } from './queries.ts'

type Page = { userId: UserId; entity: Entity; after: string; limit: number }

/** Entries of one entity in the user's scope by id: a range of the log's primary key, old messages included. */
export function selectOwnEntity(db: Db, { userId, entity, after, limit }: Page) {
  const columns = OWN_PARTS.map((part) => part.columns(db, userId))
  const query = db
    .select(Object.assign({ ...entryColumns }, ...columns) as typeof entryColumns)
    .from(changes)
    .$dynamic()
  for (const { joins } of OWN_PARTS)
    for (const { table, on } of joins(userId)) query.leftJoin(table as typeof changes, on)
  return query
    .where(
      and(
        eq(changes.scope, ownScope(userId)),
        eq(changes.entity, entity),
        gt(changes.id, after),
        eq(changes.op, 'put'),
      ),
    )
    .orderBy(asc(changes.id))
    .limit(limit)
}

/** The row as the API shows it; null when the user can no longer see it. */
export function presentedRow(entry: Entry, actor: Actor): Record<string, unknown> | null {
  const change = v.parse(Change, presentOwn(entry, actor))
  return change.op === 'put' ? (change.row as Record<string, unknown>) : null
}
