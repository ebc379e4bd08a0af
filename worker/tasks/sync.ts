import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { changes, tasks, users } from '#schema/tables/index.ts'
import { userSummaryOf } from '#worker/accounts/queries.ts'
import type { Actor } from '#worker/db/actor.ts'
import { isEntity, syncPart, type SelectedBy } from '#worker/db/sync-part.ts'
import { presentTask } from './present.ts'

const client = alias(users, 'client')
const assignee = alias(users, 'assignee')

const taskColumns = () => ({
  task: getTableColumns(tasks),
  client: userSummaryOf(client),
  assignee: userSummaryOf(assignee),
})
type Selected = SelectedBy<ReturnType<typeof taskColumns>>

const isPut = and(eq(tasks.id, sql`${changes.id}`), eq(changes.op, 'put'))
const parties = [
  { table: client, on: eq(client.id, tasks.clientId) },
  { table: assignee, on: eq(assignee.id, tasks.taskerId) },
]

const present = ({ task, client: poster, assignee: tasker }: Selected, actor: Actor) =>
  task && poster ? presentTask({ ...task, client: poster, assignee: tasker }, actor) : null

export const taskSync = syncPart({
  columns: taskColumns,
  joins: () => [{ table: tasks, on: and(isPut, isEntity('task')) }, ...parties],
  present: { task: present },
})

/** The feed has a scope of its own, with no other entity in it. A task that is no longer open is deleted from it. */
export const feedSync = syncPart({
  columns: taskColumns,
  joins: () => [{ table: tasks, on: isPut }, ...parties],
  present: {
    feed: (selected, actor) =>
      selected.task?.status === 'pending' ? present(selected, actor) : null,
  },
})
