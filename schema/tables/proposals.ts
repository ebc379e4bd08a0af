import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Day } from '../domain/days.ts'
import { PROPOSAL_STATUSES, REJECTION_REASONS } from '../domain/proposal.ts'
import { id, instant, kobo, words } from './columns.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

/**
 * What a tasker sent is found through the change log (its key is scope, entity, id), so one index serves here,
 * which keeps a proposal at 8 rows written (DESIGN 8).
 */
export const proposals = sqliteTable(
  'proposals',
  {
    id: id('proposal').primaryKey(),
    taskId: id('task', 'task_id').references(() => tasks.id),
    taskerId: id('user', 'tasker_id').references(() => users.id),
    /** 1 for the first, one more for each time after a withdrawal (R15). Two at once clash on the index (R14). */
    round: integer('round').notNull().default(1),
    /** The task's title, carried along so that the tasker's own list reads one row an entry. */
    title: text('title').notNull(),
    price: kobo('price'),
    description: text('description').notNull(),
    date: text('date').$type<Day>().notNull(),
    status: text('status', { enum: PROPOSAL_STATUSES }).notNull().default('pending'),
    /** Raised by each change of terms; an award names the version that was looked at (R16). */
    version: integer('version').notNull().default(1),
    reason: text('reason', { enum: REJECTION_REASONS }),
    /** What of the task changed under a live proposal (R8). */
    changedFields: words('changed_fields').default([]),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [uniqueIndex('one_proposal_per_tasker').on(t.taskId, t.taskerId, t.round)],
)

/** The terms a proposal had in its earlier versions, so that an award of unseen terms can be told (R16). */
export const proposalVersions = sqliteTable(
  'proposal_versions',
  {
    proposalId: id('proposal', 'proposal_id').references(() => proposals.id),
    version: integer('version').notNull(),
    price: kobo('price'),
    date: text('date').$type<Day>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.proposalId, t.version] })],
)
