import { desc, gte, sql } from 'drizzle-orm'
import { listDailyFigures, listPlaceFigures } from '#schema/contract/admin-health.ts'
import type { DailyFigure } from '#schema/domain/counters.ts'
import { dayAfter, dayOf } from '#schema/domain/days.ts'
import { UNANSWERED_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { dailyFigures } from '#schema/tables/admin.ts'
import { phoneMessageDays, tasks } from '#schema/tables/index.ts'
import { route } from '#worker/http/serve.ts'

/** Along the index of open todos by place; the cost grows with the open todos. */
export const listPlaceFiguresRoute = route(listPlaceFigures, async ({ db, now, read }) => {
  const since = now - UNANSWERED_MS
  const { rows } = await read({
    rows: db
      .select({
        place: tasks.place,
        open: sql`count(*)`.mapWith(Number),
        unanswered: sql`sum(tasks.created_at <= ${since} AND NOT EXISTS (
          SELECT 1 FROM proposals WHERE proposals.task_id = tasks.id))`.mapWith(Number),
      })
      .from(tasks)
      .where(sql`${tasks.status} = 'pending'`)
      .groupBy(tasks.place),
  })
  return { places: rows }
})

export const listDailyFiguresRoute = route(listDailyFigures, async ({ db, now, read }, input) => {
  const first = dayAfter(dayOf(now), 1 - input.days)
  const { rows, phoneMessages } = await read({
    rows: db.select().from(dailyFigures).where(gte(dailyFigures.day, first)),
    phoneMessages: db
      .select()
      .from(phoneMessageDays)
      .where(gte(phoneMessageDays.day, first))
      .orderBy(desc(phoneMessageDays.day), phoneMessageDays.channel),
  })
  const values = new Map(rows.map(({ day, name, value }) => [`${day} ${name}`, value]))
  const days = Array.from({ length: input.days }, (_, index) => {
    const day = dayAfter(first, index)
    const valueOf = (name: DailyFigure) => values.get(`${day} ${name}`) ?? 0
    return {
      day,
      signUps: valueOf('signUps'),
      tasks: valueOf('tasks'),
      awards: valueOf('awards'),
      disputes: valueOf('disputes'),
      held: valueOf('held') as Kobo,
      released: valueOf('released') as Kobo,
      paidOut: valueOf('paidOut') as Kobo,
    }
  })
  return { days, phoneMessages }
})
