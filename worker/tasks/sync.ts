import { and, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { changes, tasks, users } from '#schema/tables/index.ts'
import { userSummaryColumnsOf } from '#worker/accounts/queries.ts'
import type { Actor } from '#worker/db/actor.ts'
import { isEntity, syncPart, type Reader, type SelectedBy } from '#worker/db/sync-part.ts'
import { presentTask } from './present.ts'
import { isShownTo, taskColumns } from './queries.ts'

const client = alias(users, 'client')
const assignee = alias(users, 'assignee')

const syncColumns = () => ({
  task: taskColumns,
  client: userSummaryColumnsOf(client),
  assignee: userSummaryColumnsOf(assignee),
})
type Selected = SelectedBy<ReturnType<typeof syncColumns>>

const isPut = and(eq(tasks.id, sql`${changes.id}`), eq(changes.op, 'put'))
/** The client of a feed's task is left out, and so the task, for a reader who must not see it. */
const parties = ({ userId }: Reader) => [
  {
    table: client,
    on: and(
      eq(client.id, tasks.clientId),
      or(sql`${changes.entity} <> 'feed'`, isShownTo(userId, client)),
    ),
  },
  { table: assignee, on: eq(assignee.id, tasks.taskerId) },
]

const present = ({ task, client: poster, assignee: tasker }: Selected, actor: Actor) =>
  task && poster ? presentTask({ ...task, client: poster, assignee: tasker }, actor) : null

/** A task that is no longer open is deleted from the feed. */
const presentInFeed = (selected: Selected, actor: Actor) =>
  selected.task?.status === 'pending' ? present(selected, actor) : null

/** The end of a block brings tasks back to the feed of one user alone, so they are in the user's own scope. */
export const taskSync = syncPart({
  columns: syncColumns,
  joins: (reader) => [
    { table: tasks, on: and(isPut, isEntity('task', 'feed')) },
    ...parties(reader),
  ],
  present: {
    task: present,
    feed: (selected, actor) =>
      actor.userType === 'tasker' && selected.task?.trade === actor.trade
        ? presentInFeed(selected, actor)
        : null,
  },
})

/** The feed of a trade has a scope of its own. */
export const feedSync = syncPart({
  columns: syncColumns,
  joins: (reader) => [{ table: tasks, on: isPut }, ...parties(reader)],
  present: { feed: presentInFeed },
})
