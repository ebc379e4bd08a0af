import { eq } from 'drizzle-orm'
import { changeSetting, listSettings } from '#schema/contract/settings.ts'
import { SETTING_MESSAGES } from '#schema/domain/messages/settings.ts'
import { SETTING_NAMES } from '#schema/domain/settings.ts'
import { settings } from '#schema/tables/settings.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route, type Route } from '#worker/http/serve.ts'
import { settingOf } from './queries.ts'

const listSettingsRoute = route(listSettings, async ({ db, deps, read }) => {
  const { rows } = await read({ rows: db.select().from(settings) })
  const present = (name: (typeof SETTING_NAMES)[number]) => {
    const row = rows.find((each) => each.name === name) ?? null
    const value = settingOf(deps.settings, name, row)
    return { name, value, changedAt: row?.changedAt ?? null }
  }
  return { settings: SETTING_NAMES.map(present) }
})

const changeSettingRoute = route(changeSetting, async (ctx, { name, value, reason }) => {
  const { db, deps, now } = ctx
  const { row } = await ctx.read({
    row: first(db.select().from(settings).where(eq(settings.name, name))),
  })
  const change = { value, changedAt: now }
  return commit({
    writes: [
      db
        .insert(settings)
        .values({ name, ...change })
        .onConflictDoUpdate({ target: settings.name, set: change }),
    ],
    changes: [],
    audit: {
      subject: name,
      reason,
      details: { before: settingOf(deps.settings, name, row), after: value },
    },
    response: { message: SETTING_MESSAGES.changed, setting: { name, ...change } },
  })
})

export const settingRoutes: readonly Route[] = [listSettingsRoute, changeSettingRoute]
