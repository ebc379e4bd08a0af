import { gte } from 'drizzle-orm'
import { listDailyFigures } from '#schema/contract/admin-health.ts'
import type { DailyFigure } from '#schema/domain/counters.ts'
import { dayAfter, dayOf } from '#schema/domain/days.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { dailyFigures } from '#schema/tables/admin.ts'
import { route } from '#worker/http/serve.ts'

export const listDailyFiguresRoute = route(listDailyFigures, async ({ db, now, read }, input) => {
  const first = dayAfter(dayOf(now), 1 - input.days)
  const { rows } = await read({
    rows: db.select().from(dailyFigures).where(gte(dailyFigures.day, first)),
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
  return { days }
})
