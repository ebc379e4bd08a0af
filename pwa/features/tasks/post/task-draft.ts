import { messages } from '#pwa/features/tasks/client/messages.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { countGraphemes } from '#schema/domain/graphemes.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import {
  ADDRESS_MAX,
  DESCRIPTION_MAX,
  DURATIONS,
  LOCATION_MAX,
  TITLE_MAX,
} from '#schema/domain/limits.ts'
import { PROJECT_TYPES, type ProjectType } from '#schema/domain/task.ts'
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
})

export const parseTrade = (name: string): Trade | null =>
  TRADE_NAMES.find((trade) => trade === name) ?? null
const parseProjectType = (name: string): ProjectType | null =>
  PROJECT_TYPES.find((type) => type === name) ?? null

/** Another trade clears the chosen skills. */
export const fieldChange = (field: string): Pick<TaskDraft, 'field' | 'skills'> => ({
  field,
  skills: [],
})

export type TaskErrors = Partial<Record<keyof TaskDraft, string>>

const MAX_LENGTHS = [
  ['title', messages.title, TITLE_MAX],
  ['description', messages.description, DESCRIPTION_MAX],
  ['location', messages.location, LOCATION_MAX],
  ['address', messages.address, ADDRESS_MAX],
] as const

/** What the server would reject; checked here, because the task may be queued without a network. */
export function validateTask(draft: TaskDraft): TaskErrors {
  const { required } = messages
  const errors: TaskErrors = {}
  for (const [name, label, max] of MAX_LENGTHS)
    if (draft[name].trim().length > max) errors[name] = messages.tooLong(label, max)
  for (const name of ['title', 'description'] as const)
    if (countGraphemes(draft[name].trim()) === 0) errors[name] = required[name]
  if (draft.location.trim() === '' && draft.projectType !== 'Remote')
    errors.location = required.location
  if (draft.price === '') errors.price = required.price
  if (!DURATIONS.some((months) => String(months) === draft.duration))
    errors.duration = required.duration
  if (!parseProjectType(draft.projectType)) errors.projectType = required.projectType
  if (!parseTrade(draft.field)) errors.field = required.field
  else if (draft.skills.length === 0) errors.skills = required.skills
  return errors
}

/** The trade is not sent: the server derives it from the skills. */
export const inputFromDraft = ({ field: _field, taskImage, ...draft }: TaskDraft) => ({
  ...draft,
  ...(taskImage && { taskImage }),
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
  }
}
