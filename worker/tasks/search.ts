import { listOpenTasks } from '#schema/contract/task-reads.ts'
import type { Context } from '#worker/context.ts'
import { pageOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { placesOf } from './near.ts'
import { presentTask, presentTasks } from './present.ts'
import { selectOpenTasks } from './queries.ts'
import {
  isSearch,
  selectLastCandidate,
  selectSearchResults,
  type SearchCriteria,
} from './search-queries.ts'

/** A page may have few tasks, or none, and still a next page: the cursor is the last candidate that was examined. */
async function search(
  { userId, read }: Pick<Context, 'userId' | 'read'>,
  criteria: SearchCriteria,
) {
  const { actor, rows, lastCandidate } = await read({
    rows: selectSearchResults(userId, criteria),
    lastCandidate: first(selectLastCandidate(userId, criteria)),
  })
  const { shown, nextCursor } = pageOf(rows, criteria, ({ at, id }) => ({ at, id }))
  const tasks = shown.map((row) => presentTask({ ...row, assignee: null }, actor))
  const candidateCursor = lastCandidate && `${lastCandidate.at}.${lastCandidate.id}`
  return { tasks, nextCursor: nextCursor ?? candidateCursor }
}

export const listOpenTasksRoute = route(
  listOpenTasks,
  async ({ userId, read }, page) => {
    const criteria = { ...page, ...(await placesOf({ userId, read }, page)) }
    if (isSearch(criteria)) return search({ userId, read }, criteria)
    const { actor, rows } = await read({ rows: selectOpenTasks(userId, page) })
    return presentTasks(rows, actor, page, 'createdAt')
  },
  ({ userId }, { field, sort, within, place }) => {
    // The profile says where near is.
    const own = (sort === 'near' || within) && !place ? [`u:${userId}` as const] : []
    return field
      ? { scopes: [...own, `feed:${field}`], lists: ['user_summaries'] }
      : { scopes: own, lists: ['feeds', 'user_summaries'] }
  },
)
