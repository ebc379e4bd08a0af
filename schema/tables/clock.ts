import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How far a job of the clock has come with work that takes more than one turn; empty when it is to begin again. */
export const clockPlaces = sqliteTable('clock_places', {
  job: text('job').primaryKey(),
  place: text('place').notNull(),
})
