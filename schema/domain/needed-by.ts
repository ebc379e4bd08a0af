import { dayAfter, dayFromText, type Day } from './days.ts'

/** When a client needs the work: as soon as possible, or by a day. Without it, the months say how long it may take. */
export type NeededBy = 'asap' | Day

export const parseNeededBy = (text: string): NeededBy | null =>
  text === 'asap' ? text : dayFromText(text)

/** How long the work takes. */
export const SPANS = ['hours', 'days', 'weeks', 'months'] as const
export type Span = (typeof SPANS)[number]
/** How the lists ask for it. */
export const WHENS = ['asap', 'day', 'flexible'] as const
export type When = (typeof WHENS)[number]

/** `span` is null for what older clients posted. Rows of older builds have no such field. */
type ShownTime = { neededBy?: string | null | undefined; span?: Span | null | undefined }

/** How long it takes; without a word of it and without a day, the months of the older clients count. */
export const spanOf = ({ neededBy, span }: ShownTime): Span | null =>
  span ?? (neededBy ? null : 'months')

export function whenOf({ neededBy }: ShownTime): When {
  if (!neededBy) return 'flexible'
  return neededBy === 'asap' ? 'asap' : 'day'
}

type Time = { neededBy: NeededBy | null; duration: number }

/** Of an edit. Older apps send no day: it stays, unless their users chose other months, which would not show beside it. */
export const neededByAfter = (
  sent: NeededBy | null | undefined,
  duration: number,
  before: Time,
): NeededBy | null => {
  if (sent !== undefined) return sent
  return duration === before.duration ? before.neededBy : null
}

/** Of an edit. Older apps send none: it stays, unless their users chose months instead. */
export function spanAfter(
  sent: { span: Span | null | undefined; neededBy: NeededBy | null | undefined; duration: number },
  before: Time & { span: Span | null },
): Span | null {
  if (sent.span !== undefined) return sent.span
  const choseMonths = sent.neededBy === null && before.neededBy !== null
  return choseMonths || sent.duration !== before.duration ? null : before.span
}

/** The day, of a todo that has one. Rows of older builds have no such field. */
export const neededDay = (neededBy: string | null | undefined): Day | null =>
  neededBy ? dayFromText(neededBy) : null

/** By which work is usually done. */
const DAYS_OF = { hours: 1, days: 3, weeks: 14 } as const
const DAYS_OF_MONTH = 30
const daysOf = (span: Span, duration: number): number =>
  span === 'months' ? duration * DAYS_OF_MONTH : DAYS_OF[span]

/** The day that a new proposal starts with; null where the client said too little. */
export function proposedDay(task: ShownTime & { duration: number }, today: Day): Day | null {
  const needed = neededDay(task.neededBy)
  if (needed !== null) return needed >= today ? needed : null
  return task.span ? dayAfter(today, daysOf(task.span, task.duration)) : null
}

/** The first day on which work that must be done by `day` may be going on. */
export function firstWorkDay(task: ShownTime & { duration: number }, day: Day): Day {
  const span = spanOf(task)
  return span ? dayAfter(day, 1 - daysOf(span, task.duration)) : day
}
