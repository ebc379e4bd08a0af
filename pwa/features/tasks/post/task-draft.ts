import { messages } from '#pwa/features/tasks/client/messages.ts'
import { formatTaskTime } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { textFromInput, textFromKobo } from '#schema/domain/amount-text.ts'
import { recordOf, TASK_FIELD_NAMES, TASK_FIELDS, type TaskField } from '#schema/domain/fields.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { FIELD_LABELS } from '#schema/domain/messages/field-labels.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { SPANS, type Span, type When } from '#schema/domain/needed-by.ts'
import { TRADE_NAMES, tradeOf, type Trade } from '#schema/domain/trades.ts'

/** Keys of the drafts. */
export const NEW_TASK_DRAFT = 'create-task'
export const editDraftKey = (id: TaskId) => `edit-task:${id}`

/** The fields of the form; price and duration as text. */
export type TaskDraft = Record<TaskField, string> & {
  price: string
  duration: string
  /** `asap`, `day` or `flexible`; empty until it is chosen, and in drafts of older builds, which have `months` too. */
  when: string
  /** How long it takes; empty when the client did not say it. */
  span: string
  /** The day, when one is chosen. */
  neededBy: string
  projectType: string
  /** The id of a place; empty for none. */
  place: string
  field: string
  skills: string[]
  /** The only professional who will see a new todo; empty for everybody. Drafts of older builds have none. */
  forUserId: string
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
  span: 'hours',
  neededBy: '',
  projectType: 'Onsite',
  place: '',
  field: '',
  skills: [],
  forUserId: '',
  taskImage: null,
  taskThumbnail: null,
}

/** What the forms call it; two have another name than in sentences about them. */
export const labelOf = (name: TaskField): string =>
  name === 'title' || name === 'address' ? messages[name] : FIELD_LABELS[TASK_FIELDS[name].label]

type TimeDraft = Pick<TaskDraft, 'when' | 'duration'> & { span?: string }
/** Of a draft of an older build that chose months. */
const choseMonths = ({ when, duration }: TimeDraft) =>
  when === 'months' || (!when && Boolean(duration))

/** Small jobs are most, so a new todo is needed as soon as possible until something else is chosen. */
export function whenOf(draft: TimeDraft): When {
  const { when } = draft
  if (when === 'asap' || when === 'day' || when === 'flexible') return when
  return choseMonths(draft) ? 'flexible' : 'asap'
}

export function spanOf(draft: TimeDraft): Span | '' {
  if (choseMonths(draft)) return 'months'
  return SPANS.find((span) => span === draft.span) ?? ''
}

/** The form's fields of what the API has. */
function whenFields(
  neededBy: unknown,
  span: unknown,
): Pick<TaskDraft, 'when' | 'span' | 'neededBy'> {
  if (neededBy === 'asap') return { when: 'asap', span: String(span ?? ''), neededBy: '' }
  return typeof neededBy === 'string' && neededBy !== ''
    ? { when: 'day', span: String(span ?? ''), neededBy }
    : { when: 'flexible', span: String(span || 'months'), neededBy: '' }
}

/** Older apps show the months of every todo without a day, so a shorter one has the fewest. */
function timeOf(draft: TaskDraft): Pick<TaskDraft, 'neededBy' | 'duration'> & { span: Span | '' } {
  const when = whenOf(draft)
  const span = spanOf(draft)
  const day = when === 'day' ? draft.neededBy : ''
  return {
    neededBy: when === 'asap' ? 'asap' : day,
    span,
    duration: span === 'months' ? draft.duration : '1',
  }
}

/** The trade follows from the skills. */
export const draftFromTask = (task: Task): TaskDraft => ({
  ...recordOf(TASK_FIELD_NAMES, (name) => task[name] ?? ''),
  price: textFromKobo(task.price),
  duration: String(task.duration),
  ...whenFields(task.neededBy, task.span),
  projectType: task.projectType,
  place: task.place ?? '',
  field: tradeOf(task.skills) ?? task.field,
  skills: task.skills,
  forUserId: '',
  taskImage: null,
  taskThumbnail: null,
})

/** A draft of an older build has no value of a new field. */
const textOf = (draft: TaskDraft) =>
  JSON.stringify({ ...EMPTY_DRAFT, ...draft, when: whenOf(draft), span: spanOf(draft) })
export const isSameDraft = (one: TaskDraft, other: TaskDraft): boolean =>
  textOf(one) === textOf(other)

/** When it is needed, as its card says it. */
export function whenText(draft: TaskDraft): string {
  const { neededBy, span, duration } = timeOf(draft)
  return formatTaskTime({ neededBy, span: span || null, duration: Number(duration) })
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
  const { field: _field, when: _when, forUserId, taskImage, taskThumbnail, ...fields } = draft
  return {
    ...fields,
    ...timeOf(draft),
    ...(forUserId && { forUserId: forUserId as UserId }),
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
    ...whenFields(input.neededBy, input.span),
    projectType: input.projectType ?? '',
    // An older build has sent none.
    ...(input.place !== undefined && { place: input.place ?? '' }),
    field: tradeOf(skills) ?? '',
    skills,
    forUserId: input.forUserId ?? '',
    taskImage: input.taskImage ?? null,
    taskThumbnail: input.taskThumbnail ?? null,
  }
}
