import type { Task } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { TRADE_NAMES, tradeOf, type Trade } from '#schema/domain/trades.ts'

/** Keys of the drafts. */
export const NEW_TASK_DRAFT = 'create-task'
export const editDraftKey = (id: TaskId) => `edit-task:${id}`

/** The fields of the form; price and duration as text. */
export type TaskDraft = {
  title: string
  description: string
  location: string
  address: string
  price: string
  duration: string
  projectType: string
  field: string
  skills: string[]
  /** A newly chosen picture, already shrunk. */
  taskImage: File | null
  /** The same picture for lists. */
  taskThumbnail: File | null
}

export const EMPTY_DRAFT: TaskDraft = {
  title: '',
  description: '',
  location: '',
  address: '',
  price: '',
  duration: '',
  projectType: '',
  field: '',
  skills: [],
  taskImage: null,
  taskThumbnail: null,
}

/** The trade follows from the skills. */
export const draftFromTask = (task: Task): TaskDraft => ({
  title: task.title,
  description: task.description,
  location: task.location,
  address: task.address ?? '',
  price: String(task.price),
  duration: String(task.duration),
  projectType: task.projectType,
  field: tradeOf(task.skills) ?? task.field,
  skills: task.skills,
  taskImage: null,
  taskThumbnail: null,
})

export const isSameDraft = (one: TaskDraft, other: TaskDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export const parseTrade = (name: string): Trade | null =>
  TRADE_NAMES.find((trade) => trade === name) ?? null

/** Another trade clears the chosen skills. */
export const fieldChange = (field: string): Pick<TaskDraft, 'field' | 'skills'> => ({
  field,
  skills: [],
})

/** The trade is not sent: the server derives it from the skills. */
export const inputFromDraft = ({
  field: _field,
  taskImage,
  taskThumbnail,
  ...draft
}: TaskDraft) => ({
  ...draft,
  ...(taskImage && { taskImage }),
  ...(taskImage && taskThumbnail && { taskThumbnail }),
})

/** The form of a failed command. */
export const draftFromInput = (
  input: Partial<Record<keyof TaskDraft, unknown>>,
): Record<string, unknown> => {
  const skills = Array.isArray(input.skills) ? input.skills : String(input.skills ?? '').split(',')
  return {
    title: input.title ?? '',
    description: input.description ?? '',
    location: input.location ?? '',
    address: input.address ?? '',
    price: String(input.price ?? ''),
    duration: String(input.duration ?? ''),
    projectType: input.projectType ?? '',
    field: tradeOf(skills) ?? '',
    skills,
    taskImage: input.taskImage ?? null,
    taskThumbnail: input.taskThumbnail ?? null,
  }
}
