import { and, eq, sql } from 'drizzle-orm'
import { listSaved, setSaved } from '#schema/contract/saved.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { SAVED_FACTS } from '#schema/domain/messages/saved.ts'
import { SAVED_MAX, savedStateOf, whyNotSave } from '#schema/domain/saved.ts'
import { saved } from '#schema/tables/saved.ts'
import { first } from '#worker/db/read.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import { done, route, type Route } from '#worker/http/serve.ts'
import {
  selectSavedIds,
  selectSavedTasks,
  selectSavedUsers,
  selectTaskToSave,
  selectUserToSave,
} from './queries.ts'

/** Of a todo that is no longer open only the title and what became of it: the rest is its parties' alone. */
const listSavedRoute = route(listSaved, async ({ read, userId }) => {
  const { tasks, users } = await read({
    tasks: selectSavedTasks({ userId }),
    users: selectSavedUsers({ userId }),
  })
  return {
    tasks: tasks.map(({ status, price, location, ...task }) => {
      const state = savedStateOf(status)
      const isOpen = state === 'open'
      return {
        ...task,
        state,
        price: isOpen ? price : null,
        location: isOpen ? location : null,
      }
    }),
    users,
  }
})

const setSavedRoute = route(setSaved, async ({ db, read, userId, now }, input) => {
  const { id, kind, isSaved } = input
  const own = and(eq(saved.userId, userId), eq(saved.kind, kind), eq(saved.targetId, id))
  const { ids, task, user } = await read({
    ids: selectSavedIds({ userId }),
    task: first(selectTaskToSave({ id, userId })),
    user: first(selectUserToSave({ id, userId })),
  })
  if (!isSaved)
    return commit({
      effects: [db.delete(saved).where(own)],
      response: { message: SAVED_FACTS.removed },
    })
  const isTask = kind === 'task'
  const isAlreadySaved = ids.some((each) => each.id === id)
  throwIf(
    whyNotSave({
      isVisible: isTask ? Boolean(task) : Boolean(user),
      isOpen: !isTask || task?.status === 'pending',
      isSaved: isAlreadySaved,
      count: ids.length,
    }),
  )
  if (isAlreadySaved) return done({ message: SAVED_FACTS.saved })
  return commit({
    effects: [
      db.insert(saved).values({ userId, kind, targetId: id, createdAt: now }).onConflictDoNothing(),
      assertThat(
        'user_state',
        sql`(SELECT count(*) FROM saved WHERE user_id = ${userId}) <= ${SAVED_MAX}`,
      ),
    ],
    response: { message: SAVED_FACTS.saved },
  })
})

export const savedRoutes: readonly Route[] = [listSavedRoute, setSavedRoute]
