import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How far a job that works in pages has come; empty when it starts from the beginning. */
export const jobCursors = sqliteTable('job_cursors', {
  job: text('job').primaryKey(),
  cursor: text('cursor').notNull(),
})
