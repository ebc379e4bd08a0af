import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'

/** The figures of the About page: one row, or none while they are the defaults. The audit log has who changed them. */
export const aboutFigures = sqliteTable(
  'about_figures',
  {
    id: integer('id').primaryKey(),
    services: integer('services').notNull(),
    vendors: integer('vendors').notNull(),
    customers: integer('customers').notNull(),
    jobs: integer('jobs').notNull(),
    changedAt: instant('changed_at'),
  },
  () => [check('about_figures_one_row', sql`id = 1`)],
)
