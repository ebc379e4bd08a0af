import { changeFigures, readFigures } from '#schema/contract/about.ts'
import { DEFAULT_FIGURES, type AboutFigures } from '#schema/domain/about.ts'
import { ABOUT_MESSAGES } from '#schema/domain/messages/about.ts'
import { aboutFigures } from '#schema/tables/about.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route, type Route } from '#worker/http/serve.ts'

const ROW = 1

export const selectFigures = (db: Db) =>
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
