import { sql } from 'drizzle-orm'
import { listProfessionals, setListing } from '#schema/contract/directory.ts'
import { NOTICE_FACTS } from '#schema/domain/messages/notice-settings.ts'
import { assertPlaces } from '#schema/domain/places/stored-place.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { commit } from '#worker/db/write.ts'
import { route, type Route } from '#worker/http/serve.ts'
import { directoryPage } from './list.ts'

const listProfessionalsRoute = route(
  listProfessionals,
  async ({ userId, now, read }, { field, place, ...wanted }) => {
    if (place) assertPlaces('place', [place])
    const page = directoryPage({ ...wanted, trade: field, place }, { reader: userId, now })
    return page.present(await read(page.queries))
  },
)

/** Triggers on `users` list whoever chose it. */
const setListingRoute = route(setListing, async (ctx, { isListed, takesJobs }) => {
  const { userId, now } = ctx
  await ctx.read({})
  return commit({
    effects: [
      sql`UPDATE users SET is_listed = ${isListed ? 1 : 0}, takes_jobs = ${takesJobs ? 1 : 0}, updated_at = ${now}
        WHERE id = ${userId}`,
      changedForUser(userId),
    ],
    response: { message: NOTICE_FACTS.saved },
  })
})

export const directoryRoutes: readonly Route[] = [listProfessionalsRoute, setListingRoute]
