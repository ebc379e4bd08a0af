import { listOpenTasks } from '#schema/contract/task-reads.ts'
import type { Context } from '#worker/context.ts'
import { pageOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
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
    if (isSearch(page)) return search({ userId, read }, page)
    const { actor, rows } = await read({ rows: selectOpenTasks(userId, page) })
    return presentTasks(rows, actor, page, 'createdAt')
  },
  (_, { field }) =>
    field
      ? { scopes: [`feed:${field}`], lists: ['user_summaries'] }
      : { scopes: [], lists: ['feeds', 'user_summaries'] },
)
