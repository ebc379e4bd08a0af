import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { SETTING_NAMES } from '#schema/domain/settings.ts'
import { instant } from './columns.ts'

/** What administrators have changed: a row for each setting. The audit log has who changed it and why. */
export const settings = sqliteTable(
  'settings',
  {
    name: text('name', { enum: SETTING_NAMES }).primaryKey(),
    value: integer('value').notNull(),
    changedAt: instant('changed_at'),
  },
  () => [check('settings_value', sql`typeof(value) = 'integer' AND value >= 0`)],
)
