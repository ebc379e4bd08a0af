import type { Sent } from '#schema/contract/endpoint.ts'
import type { Task } from '#schema/contract/tasks.ts'
import * as contract from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { koboFromText, naira, nairaOf } from '#schema/domain/money.ts'
import { labelOf } from '#schema/domain/task.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import { keptUrl } from '#pwa/replica/files.ts'
import { write, type Kept } from '#pwa/replica/outbox.ts'
import { words } from './client-words.ts'
import { draftFrom, editDraft, NEW_TODO } from './task-draft.ts'

const lane = (id: TaskId | undefined) => `task:${id ?? 'new'}`

type Said = Kept<Sent<typeof contract.createTask>> | Kept<Sent<typeof contract.editTask>>

/** What the form's fields make of a todo, before the server has said anything. */
function shapeOf(input: Said) {
  const skills = typeof input.skills === 'string' ? input.skills.split(',') : input.skills
  return {
    title: input.title.trim(),
    description: input.description.trim(),
    price: nairaOf(koboFromText(String(input.price)) ?? naira(0)),
    duration: Number(input.duration),
    projectType: input.projectType,
    location: input.location?.trim() ?? '',
    address: input.address?.trim() || null,
    skills,
    field: tradeOf(skills) ?? 'Photograph',
  } satisfies Partial<Task>
}

export const createTask = write(contract.createTask, {
  lane: ({ _id }) => lane(_id),
  ref: ({ _id }) => _id ?? NEW_TODO,
  what: ({ title }) => words.unsentTodo(title),
  form: (input) => ({
    draft: NEW_TODO,
    path: '/create-task',
    fields: draftFrom(input),
    ...(input._id && { whileWaiting: `/edit-task/${input._id}` }),
  }),
  async here(view, input, { saidAt, me }) {
    if (!input._id) return
    const user = (await view.one('me', me))?.user
    const at = new Date(saidAt).toISOString()
    view.put('tasks', {
      ...shapeOf(input),
      _id: input._id,
      taskImage: keptUrl(input.taskImage),
      status: 'pending',
      taskStatus: labelOf('pending'),
      client: me,
      tasker: null,
      submissionNotes: null,
      createdAt: at,
      updatedAt: at,
      postedBy: {
        _id: me,
        username: user?.username ?? '',
        profilePicture: user?.profilePicture ?? null,
        isVerified: user?.isVerified ?? false,
      },
      agreedDate: null,
      submittedAt: null,
      autoApproveAt: null,
    })
  },
})

export const editTask = write(contract.editTask, {
  lane: ({ id }) => lane(id),
  ref: ({ id }) => id,
  what: ({ title }) => words.unsentEdit(title),
  form: (input) => ({
    draft: editDraft(input.id),
    path: `/edit-task/${input.id}`,
    fields: { ...draftFrom(input), updatedAt: input.ifMatch ?? '' },
  }),
  kv: 2,
  lifts: {
    // SPEC's field hears only a no; as If-Match the same time brings the other version with it (SYNC 1).
    1: ({ updatedAt, ...input }) => ({ ...input, ...(updatedAt ? { ifMatch: updatedAt } : {}) }),
  },
  folds: (into, { id: _id, ifMatch: _ifMatch, ...fields }) => ({ ...into, ...fields }),
  // Behind one's own change, what that made of the todo is what was looked at.
  heeds: (input, { task }) => (task ? { ...input, ifMatch: (task as Task).updatedAt } : input),
  async here(view, input) {
    await view.change('tasks', input.id, {
      ...shapeOf(input),
      ...(input.taskImage && { taskImage: keptUrl(input.taskImage) }),
    })
  },
})
