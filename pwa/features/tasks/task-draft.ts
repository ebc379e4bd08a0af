import type { Task } from '#schema/contract/tasks.ts'
import { graphemes } from '#schema/domain/graphemes.ts'
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
import { words } from './client-words.ts'

/** Where the form keeps itself while it is typed. */
export const NEW_TODO = 'create-task'
export const editDraft = (id: TaskId) => `edit-task:${id}`

/** What stands in the form. Price and duration as text, as they are typed and chosen. */
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
  /** A picture newly chosen, already made small. */
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

/** An open todo as its form. A task stores no field: it is known by its skills (F36). */
export const draftOf = (task: Task): TaskDraft => ({
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

export const tradeNamed = (name: string): Trade | null =>
  TRADE_NAMES.find((trade) => trade === name) ?? null
export const projectTypeNamed = (name: string): ProjectType | null =>
  PROJECT_TYPES.find((type) => type === name) ?? null

/** SPEC 4: another field clears the skills that were chosen. */
export const withField = (field: string): Pick<TaskDraft, 'field' | 'skills'> => ({
  field,
  skills: [],
})

export type Faults = Partial<Record<keyof TaskDraft, string>>

const LONGEST = [
  ['title', words.title, TITLE_MAX],
  ['description', words.description, DESCRIPTION_MAX],
  ['location', words.location, LOCATION_MAX],
  ['address', words.address, ADDRESS_MAX],
] as const

/** What the server would refuse (R7), found before anything waits for a signal in vain. */
export function faultsIn(draft: TaskDraft): Faults {
  const faults: Faults = {}
  for (const [name, label, most] of LONGEST)
    if (draft[name].trim().length > most) faults[name] = words.tooLong(label, most)
  for (const name of ['title', 'description'] as const)
    if (graphemes(draft[name].trim()) === 0) faults[name] = words.needs[name]
  if (draft.location.trim() === '' && draft.projectType !== 'Remote')
    faults.location = words.needs.location
  if (draft.price === '') faults.price = words.needs.price
  if (!DURATIONS.some((months) => String(months) === draft.duration))
    faults.duration = words.needs.duration
  if (!projectTypeNamed(draft.projectType)) faults.projectType = words.needs.projectType
  if (!tradeNamed(draft.field)) faults.field = words.needs.field
  else if (draft.skills.length === 0) faults.skills = words.needs.skills
  return faults
}

/** The form as createTask and editTask take it; the field itself is not sent, the skills tell it. */
export const fieldsToSend = ({ field: _field, taskImage, ...draft }: TaskDraft) => ({
  ...draft,
  ...(taskImage && { taskImage }),
})

/** Back again, for the form of something the server refused. */
export const draftFrom = (
  sent: Partial<Record<keyof TaskDraft, unknown>>,
): Record<string, unknown> => {
  const skills = Array.isArray(sent.skills) ? sent.skills : String(sent.skills ?? '').split(',')
  return {
    title: sent.title ?? '',
    description: sent.description ?? '',
    location: sent.location ?? '',
    address: sent.address ?? '',
    price: String(sent.price ?? ''),
    duration: String(sent.duration ?? ''),
    projectType: sent.projectType ?? '',
    field: tradeOf(skills) ?? '',
    skills,
    taskImage: sent.taskImage ?? null,
  }
}
