import { sql } from 'drizzle-orm'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { changeSetting, listSettings, readAmountBounds } from '#schema/contract/settings.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { APPROVAL_MESSAGES } from '#schema/domain/messages/approvals.ts'
import { SETTING_MESSAGES } from '#schema/domain/messages/settings.ts'
import { boundsOf, SETTING_NAMES, type SettingName } from '#schema/domain/settings.ts'
import { settings } from '#schema/tables/settings.ts'
import type { Context } from '#worker/context.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import { askForApproval, type Approved } from '#worker/http/approvals.ts'
import { route, type Route } from '#worker/http/serve.ts'
import { amountBounds, selectAmountBounds } from './amount-bounds.ts'
import { settingOf } from './queries.ts'

const listSettingsRoute = route(listSettings, async ({ db, deps, read }) => {
  const { rows } = await read({ rows: db.select().from(settings) })
  const present = (name: SettingName) => {
    const row = rows.find((each) => each.name === name) ?? null
    const value = settingOf(deps.settings, name, row)
    return { name, value, changedAt: row?.changedAt ?? null }
  }
  return { settings: SETTING_NAMES.map(present) }
})

const unchangedSince = (rows: readonly { changedAt: number }[]) =>
  sql`(SELECT count(*) = ${rows.length} AND coalesce(max(changed_at), 0) = ${Math.max(0, ...rows.map(({ changedAt }) => changedAt))} FROM settings)`

/** The fee changes what everybody is paid, so two administrators decide it. */
export async function changeSettingBy(
  ctx: Context,
  { name, value, reason }: ParsedInput<typeof changeSetting>,
  approved: Approved,
) {
  const { db, deps, now } = ctx
  const { rows } = await ctx.read({ rows: db.select().from(settings) })
  const valueOf = (each: SettingName) =>
    settingOf(deps.settings, each, rows.find((row) => row.name === each) ?? null)
  const bounds = boundsOf(name, valueOf)
  if (value < bounds.min || value > bounds.max) {
    const message = SETTING_MESSAGES.outOfBounds(bounds)
    throw new DomainError('invalid_input', message, { fields: { value: message } })
  }
  if (name === 'platformFeeBps' && !approved) {
    const summary = APPROVAL_MESSAGES.summaries.fee(valueOf(name), value)
    const input = { name, value, reason }
    const setting = rows.find((row) => row.name === name)
    return askForApproval(
      ctx,
      { act: 'settings.change', subject: name, summary, input, reason },
      { setting: { name, value: valueOf(name), changedAt: setting?.changedAt ?? null } },
    )
  }
  const change = { value, changedAt: now }
  return commit({
    effects: [
      // Two changes at once may not cross the ends of the same bounds.
      assertThat('user_state', unchangedSince(rows)),
      db
        .insert(settings)
        .values({ name, ...change })
        .onConflictDoUpdate({ target: settings.name, set: change }),
    ],
    audit: {
      subject: name,
      reason,
      details: { before: valueOf(name), after: value },
    },
    response: { message: SETTING_MESSAGES.changed, setting: { name, ...change } },
  })
}

const changeSettingRoute = route(changeSetting, (ctx, input) => changeSettingBy(ctx, input, null))

const readAmountBoundsRoute = route(readAmountBounds, async ({ read }) => {
  const { rows } = await read({ rows: selectAmountBounds({}) })
  return { fund: amountBounds(rows, 'fund'), price: amountBounds(rows, 'price') }
})

export const settingRoutes: readonly Route[] = [
  readAmountBoundsRoute,
  listSettingsRoute,
  changeSettingRoute,
]
