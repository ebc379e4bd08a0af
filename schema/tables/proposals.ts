import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CounterOffer } from '#schema/domain/counter-offer.ts'
import type { Day } from '#schema/domain/days.ts'
import { INVITATION_REASONS } from '#schema/domain/invitation.ts'
import { CHOICE_REASONS, PROPOSAL_STATUSES, REJECTION_REASONS } from '#schema/domain/proposal.ts'
import type { PlannedStage } from '#schema/domain/stages.ts'
import { id, instant, kobo, optionalInstant, textList } from './columns.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

/** A tasker's proposals are found through the change log, so one index is enough: 8 rows written per proposal. */
export const proposals = sqliteTable(
  'proposals',
  {
    id: id('proposal').primaryKey(),
    taskId: id('task', 'task_id').references(() => tasks.id),
    taskerId: id('user', 'tasker_id').references(() => users.id),
    /** 1, and one more for each proposal after one that is over. Two concurrent proposals violate the index. */
    round: integer('round').notNull().default(1),
    /** A copy of the task's title, so that the tasker's list reads one row per entry. */
    title: text('title').notNull(),
    price: kobo('price'),
    description: text('description').notNull(),
    date: text('date').$type<Day>().notNull(),
    /** Null for one payment at the end; else `price` is their sum and `date` that of the last. */
    stages: text('stages', { mode: 'json' }).$type<PlannedStage[]>(),
    /** The latest one. */
    counter: text('counter', { mode: 'json' }).$type<CounterOffer>(),
    status: text('status', { enum: PROPOSAL_STATUSES }).notNull().default('pending'),
    /** Increases with each change of terms; an award names the version that the client saw. */
    version: integer('version').notNull().default(1),
    reason: text('reason', { enum: REJECTION_REASONS }),
    /** Fields of the task that changed while the proposal was pending. */
    changedFields: textList('changed_fields').default([]),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
    /** When the client opened the list of proposals, or this one. */
    seenAt: optionalInstant('seen_at'),
    /** What the client told those who were not chosen. */
    choice: text('choice', { enum: CHOICE_REASONS }),
  },
  (t) => [uniqueIndex('one_proposal_per_tasker').on(t.taskId, t.taskerId, t.round)],
)

/** Whom a client has invited to an open task. Applying is an answer too, which `proposals` has. */
export const invitations = sqliteTable(
  'invitations',
  {
    taskId: id('task', 'task_id').references(() => tasks.id),
    taskerId: id('user', 'tasker_id').references(() => users.id),
    /** Of the task: their invitations of a day are counted. */
    clientId: id('user', 'client_id').references(() => users.id),
    createdAt: instant('created_at'),
    declinedAt: optionalInstant('declined_at'),
    reason: text('reason', { enum: INVITATION_REASONS }),
  },
  (t) => [
    primaryKey({ columns: [t.taskId, t.taskerId] }),
    index('invitations_of_client').on(t.clientId, t.createdAt),
    index('invitations_of_tasker').on(t.taskerId, t.createdAt),
  ],
)

/** The terms of earlier versions; an award of terms that became worse is rejected (docs/rules.md#never-award-unseen-terms). */
export const proposalVersions = sqliteTable(
  'proposal_versions',
  {
    proposalId: id('proposal', 'proposal_id').references(() => proposals.id),
    version: integer('version').notNull(),
    price: kobo('price'),
    date: text('date').$type<Day>().notNull(),
    stages: text('stages', { mode: 'json' }).$type<PlannedStage[]>(),
  },
  (t) => [primaryKey({ columns: [t.proposalId, t.version] })],
)
