import { sql, type SQL } from 'drizzle-orm'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import type { listOpenTasks } from '#schema/contract/task-reads.ts'
import { placesByDistance } from '#schema/domain/places/places.ts'
import { assertPlaces } from '#schema/domain/places/stored-place.ts'
import { selectOwnUser } from '#worker/accounts/queries.ts'
import type { Context } from '#worker/context.ts'
import { decodeCursor, type Page } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'

/** More than any time in ms; 774 times as much is still an integer that JSON carries. */
const PLACE_STEP = 1e13

/** Of a todo in the order by distance: how many places are nearer, then its time, backwards, so that the newest is first. */
export const nearPosition = (nearer: SQL, createdAt: SQL): SQL =>
  sql`((${nearer}) * ${sql.raw(String(PLACE_STEP))} + ${sql.raw(String(PLACE_STEP - 1))} - ${createdAt})`

/** The places that are still to be read after a page. */
export function nearValuesOf(near: readonly (string | null)[], page: Page) {
  const position = decodeCursor(page)
  if (!position) return { near: JSON.stringify(near), nearer: 0 }
  const index = Math.floor(position.at / PLACE_STEP)
  return {
    near: JSON.stringify(near.slice(index + 1)),
    nearer: index + 1,
    here: near[index] ?? null,
    afterAt: PLACE_STEP - 1 - (position.at % PLACE_STEP),
  }
}

export type NearPlaces = {
  /** The places to list, the nearest first, when the order is by distance; null stands for no place. */
  near?: readonly (string | null)[] | undefined
  /** The only places to list, in another order. */
  places?: readonly (string | null)[] | undefined
}

type OpenTasksInput = ParsedInput<typeof listOpenTasks>

/** Of who is looking: what the call says, else the profile. */
async function areaOf({ userId, read }: Pick<Context, 'userId' | 'read'>, input: OpenTasksInput) {
  const { place, areas = [], within = 'anywhere' } = input
  if (place) return { place, areas, reach: within }
  const { user } = await read({ user: first(selectOwnUser({ id: userId })) })
  return { place: user?.place ?? null, areas: user?.areas ?? [], reach: within }
}

/** The places of a list by distance, or of one that has only places within reach. Neither, without a place of one's own. */
export async function placesOf(
  ctx: Pick<Context, 'userId' | 'read'>,
  input: OpenTasksInput,
): Promise<NearPlaces> {
  const { sort, within = 'anywhere' } = input
  if (sort !== 'near' && within === 'anywhere') return {}
  const area = await areaOf(ctx, input)
  assertPlaces(
    'place',
    [area.place, ...area.areas].flatMap((id) => id ?? []),
  )
  const places = placesByDistance(area) ?? undefined
  return sort === 'near' ? { near: places } : { places }
}
