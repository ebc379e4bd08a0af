import { changeFigures, readFigures } from '#schema/contract/about.ts'
import { DEFAULT_FIGURES, type AboutFigures } from '#schema/domain/about.ts'
import { ABOUT_MESSAGES } from '#schema/domain/messages/about.ts'
import { aboutFigures } from '#schema/tables/about.ts'
import type { Deps } from '#worker/context.ts'
import { type Db, newQueryStats, openDb } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { faultText } from '#worker/http/fault-text.ts'
import { route, type Route } from '#worker/http/serve.ts'

const ROW = 1

const selectFigures = (db: Db) =>
  db
    .select({
      services: aboutFigures.services,
      vendors: aboutFigures.vendors,
      customers: aboutFigures.customers,
      jobs: aboutFigures.jobs,
    })
    .from(aboutFigures)
    .limit(1)

const readFiguresRoute = route(readFigures, async ({ db, read }) => {
  const { figures } = await read({ figures: first(selectFigures(db)) })
  return { figures: figures ?? DEFAULT_FIGURES }
})

const changeFiguresRoute = route(changeFigures, async (ctx, { reason, ...figures }) => {
  const { db, now } = ctx
  const { before } = await ctx.read({ before: first(selectFigures(db)) })
  const row = { ...figures, changedAt: now }
  const changes: { before: AboutFigures; after: AboutFigures } = {
    before: before ?? DEFAULT_FIGURES,
    after: figures,
  }
  return commit({
    effects: [
      db
        .insert(aboutFigures)
        .values({ id: ROW, ...row })
        .onConflictDoUpdate({ target: aboutFigures.id, set: row }),
    ],
    audit: { subject: 'about', reason, details: changes },
    response: { message: ABOUT_MESSAGES.figuresChanged, figures },
  })
})

export const aboutRoutes: readonly Route[] = [readFiguresRoute, changeFiguresRoute]

const CACHE_MS = 60_000
/** A page does not wait longer for its figures. */
const DEADLINE_MS = 1000

/**
 * For the document of the About page: what administrators have set, read at most once a minute in each isolate; null
 * before a change. When the database does not respond, the figures of the last read stay.
 */
export function createFiguresReader({ settings, databaseFetch, now, log }: Deps) {
  let figures: AboutFigures | null = null
  let readAt = -Infinity
  return async (): Promise<AboutFigures | null> => {
    if (now() - readAt < CACHE_MS) return figures
    readAt = now()
    try {
      const limited = { ...settings, DATABASE_DEADLINE_MS: DEADLINE_MS }
      const [row] = await selectFigures(openDb(limited, newQueryStats(), databaseFetch))
      figures = row ?? null
    } catch (error) {
      log({ level: 'error', fault: faultText(error), where: 'about' })
    }
    return figures
  }
}
