import { messages } from '#pwa/features/tasks/client/messages.ts'
import { formatNeeded } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { textFromInput, textFromKobo } from '#schema/domain/amount-text.ts'
import { recordOf, TASK_FIELD_NAMES, TASK_FIELDS, type TaskField } from '#schema/domain/fields.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { FIELD_LABELS } from '#schema/domain/messages/field-labels.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { TRADE_NAMES, tradeOf, type Trade } from '#schema/domain/trades.ts'

/** Keys of the drafts. */
export const NEW_TASK_DRAFT = 'create-task'
export const editDraftKey = (id: TaskId) => `edit-task:${id}`

/** The fields of the form; price and duration as text. */
export type TaskDraft = Record<TaskField, string> & {
  price: string
  duration: string
  /** `asap`, `day` or `months`; empty until it is chosen, and in drafts of older builds. */
  when: string
  /** The day, when one is chosen. */
  neededBy: string
  projectType: string
  /** The id of a place; empty for none. */
  place: string
  field: string
  skills: string[]
  /** A newly chosen picture, already shrunk. */
  taskImage: File | null
  /** The same picture for lists. */
  taskThumbnail: File | null
}

/** Most work is on site. */
export const EMPTY_DRAFT: TaskDraft = {
  ...recordOf(TASK_FIELD_NAMES, () => ''),
  price: '',
  duration: '',
  when: '',
  neededBy: '',
  projectType: 'Onsite',
  place: '',
  field: '',
  skills: [],
  taskImage: null,
  taskThumbnail: null,
}

/** What the forms call it; two have another name than in sentences about them. */
export const labelOf = (name: TaskField): string =>
  name === 'title' || name === 'address' ? messages[name] : FIELD_LABELS[TASK_FIELDS[name].label]

export type When = 'asap' | 'day' | 'months'

/** Small jobs are most, so a new todo is needed as soon as possible until something else is chosen. */
export function whenOf({ when, duration }: Pick<TaskDraft, 'when' | 'duration'>): When {
  if (when === 'asap' || when === 'day' || when === 'months') return when
  return duration ? 'months' : 'asap'
}

/** The form's two fields of what the API has as one. */
function whenFields(neededBy: unknown): Pick<TaskDraft, 'when' | 'neededBy'> {
  if (neededBy === 'asap') return { when: 'asap', neededBy: '' }
  return typeof neededBy === 'string' && neededBy !== ''
    ? { when: 'day', neededBy }
    : { when: 'months', neededBy: '' }
}

/** Older apps show the months of every todo, so one with a day has the fewest. */
function timeOf(draft: TaskDraft): Pick<TaskDraft, 'neededBy' | 'duration'> {
  const when = whenOf(draft)
  if (when === 'months') return { neededBy: '', duration: draft.duration }
  return { neededBy: when === 'asap' ? 'asap' : draft.neededBy, duration: '1' }
}

/** The trade follows from the skills. */
export const draftFromTask = (task: Task): TaskDraft => ({
  ...recordOf(TASK_FIELD_NAMES, (name) => task[name] ?? ''),
  price: textFromKobo(task.price),
  duration: String(task.duration),
  ...whenFields(task.neededBy),
  projectType: task.projectType,
  place: task.place ?? '',
  field: tradeOf(task.skills) ?? task.field,
  skills: task.skills,
  taskImage: null,
  taskThumbnail: null,
})

/** A draft of an older build has no value of a new field. */
const textOf = (draft: TaskDraft) => JSON.stringify({ ...EMPTY_DRAFT, ...draft })
export const isSameDraft = (one: TaskDraft, other: TaskDraft): boolean =>
  textOf(one) === textOf(other)

/** When it is needed, as its card says it. */
export function whenText(draft: TaskDraft): string {
  const { neededBy, duration } = timeOf(draft)
  const months = duration === '' ? '' : messages.months(Number(duration))
  return formatNeeded(neededBy) ?? months
}

export const parseTrade = (name: string): Trade | null =>
  TRADE_NAMES.find((trade) => trade === name) ?? null

/** Another trade clears the chosen skills. */
export const fieldChange = (field: string): Pick<TaskDraft, 'field' | 'skills'> => ({
  field,
  skills: [],
})

/** The trade is not sent: the server derives it from the skills. */
export const inputFromDraft = (draft: TaskDraft) => {
  const { field: _field, when: _when, taskImage, taskThumbnail, ...fields } = draft
  return {
    ...fields,
    ...timeOf(draft),
    ...(taskImage && { taskImage }),
    ...(taskImage && taskThumbnail && { taskThumbnail }),
  }
}

/** The form of a failed command. */
export const draftFromInput = (
  input: Partial<Record<Exclude<keyof TaskDraft, 'when'>, unknown>>,
): Record<string, unknown> => {
  const skills = Array.isArray(input.skills) ? input.skills : String(input.skills ?? '').split(',')
  return {
    // What an older build has not sent stays as the todo has it.
    ...recordOf(
      TASK_FIELD_NAMES.filter((name) => input[name] !== undefined),
      (name) => input[name],
    ),
    price: textFromInput((input.price ?? '') as string | Kobo),
    duration: String(input.duration ?? ''),
    ...whenFields(input.neededBy),
    projectType: input.projectType ?? '',
    // An older build has sent none.
    ...(input.place !== undefined && { place: input.place ?? '' }),
    field: tradeOf(skills) ?? '',
    skills,
    taskImage: input.taskImage ?? null,
    taskThumbnail: input.taskThumbnail ?? null,
  }
}
