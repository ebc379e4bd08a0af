import { messages } from '#pwa/features/tasks/client/messages.ts'
import { storedFileUrl } from '#pwa/outbox/file-url.ts'
import { queueable, type StoredInput } from '#pwa/outbox/queueable.ts'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import * as contract from '#schema/contract/tasks.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { koboFromInput } from '#schema/domain/amount-text.ts'
import {
  cleanText,
  PRIVATE_TASK_FIELDS,
  PUBLIC_TASK_FIELDS,
  recordOf,
  TASK_FIELDS,
} from '#schema/domain/fields.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { statusLabelOf } from '#schema/domain/task.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import { draftFromInput, editDraftKey, NEW_TASK_DRAFT } from './task-draft.ts'

const laneOf = (id: TaskId | undefined) => `task:${id ?? 'new'}`

type TaskInput =
  | StoredInput<RequestInput<typeof contract.createTask>>
  | StoredInput<RequestInput<typeof contract.editTask>>

/** The task's fields as the server will return them. */
function taskFieldsOf(input: TaskInput) {
  const skills = typeof input.skills === 'string' ? input.skills.split(',') : input.skills
  return {
    ...recordOf(PUBLIC_TASK_FIELDS, (name) => cleanText(TASK_FIELDS[name], input[name] ?? '')),
    // Older builds queued fewer.
    ...recordOf(
      PRIVATE_TASK_FIELDS.filter((name) => input[name] !== undefined),
      (name) => cleanText(TASK_FIELDS[name], input[name] ?? '') || null,
    ),
    price: koboFromInput(input.price) ?? (0 as Kobo),
    duration: Number(input.duration),
    // Older builds queued none.
    ...(input.neededBy !== undefined && { neededBy: input.neededBy || null }),
    ...(input.span !== undefined && { span: input.span || null }),
    projectType: input.projectType,
    // Older builds queued none. Of remote work the server keeps none.
    ...(input.place !== undefined && {
      place: input.projectType === 'Remote' ? null : input.place || null,
    }),
    skills,
    field: tradeOf(skills) ?? 'Photograph',
  } satisfies Partial<Task>
}

export const createTask = queueable(contract.createTask, {
  lane: ({ _id }) => laneOf(_id),
  ref: ({ _id }) => _id ?? NEW_TASK_DRAFT,
  describe: ({ title }) => messages.unsentTodo(title),
  form: (input) => ({
    draft: NEW_TASK_DRAFT,
    path: '/create-task',
    fields: draftFromInput(input),
    ...(input._id && { queuedPath: `/edit-task/${input._id}` }),
  }),
  undo: ({ _id }) => _id && { endpoint: contract.deleteTask, input: { id: _id } },
  async optimistic(view, input, { queuedAt, userId }) {
    if (!input._id) return
    const user = (await view.get('me', userId))?.user
    const at = new Date(queuedAt).toISOString()
    const { forUserId } = input
    const asked = forUserId && (await view.get('profiles', forUserId))
    view.put('tasks', {
      neededBy: null,
      span: null,
      place: null,
      ...recordOf(PRIVATE_TASK_FIELDS, () => null),
      ...taskFieldsOf(input),
      _id: input._id,
      taskImage: storedFileUrl(input.taskImage),
      taskThumbnail: storedFileUrl(input.taskThumbnail),
      status: 'pending',
      taskStatus: statusLabelOf('pending'),
      client: userId,
      tasker: null,
      submissionNotes: null,
      createdAt: at,
      updatedAt: at,
      postedBy: {
        _id: userId,
        username: user?.username ?? '',
        profilePicture: user?.profilePicture ?? null,
        isVerified: user?.isVerified ?? false,
      },
      agreedDate: null,
      submittedAt: null,
      autoApproveAt: null,
      changeRequest: null,
      reviewState: null,
      dispute: null,
      awardedAt: null,
      cancelOffer: null,
      removedFrom: null,
      forUser: forUserId
        ? { _id: forUserId, username: asked?.username ?? '', until: null, end: null }
        : null,
    })
  },
})

export const editTask = queueable(contract.editTask, {
  lane: ({ id }) => laneOf(id),
  ref: ({ id }) => id,
  describe: ({ title }) => messages.unsentEdit(title),
  form: (input) => ({
    draft: editDraftKey(input.id),
    path: `/edit-task/${input.id}`,
    fields: { ...draftFromInput(input), updatedAt: input.ifMatch ?? '' },
  }),
  inputVersion: 2,
  migrations: {
    // The time as If-Match, so that the rejection contains the server's version.
    1: ({ updatedAt, ...input }) => ({ ...input, ...(updatedAt ? { ifMatch: updatedAt } : {}) }),
  },
  mergeInto: (parent, { id: _id, ifMatch: _ifMatch, ...fields }) => ({ ...parent, ...fields }),
  // Queued behind an own change, the edit is based on the version that the change created.
  rebase: (input, { task }) => (task ? { ...input, ifMatch: (task as Task).updatedAt } : input),
  async optimistic(view, input) {
    await view.update('tasks', input.id, {
      ...taskFieldsOf(input),
      ...(input.taskImage && {
        taskImage: storedFileUrl(input.taskImage),
        taskThumbnail: storedFileUrl(input.taskThumbnail),
      }),
    })
  },
})
