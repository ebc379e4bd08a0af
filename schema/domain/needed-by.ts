import { dayFromText, type Day } from './days.ts'

/** When a client needs the work: as soon as possible, or by a day. Without it, the months say how long it may take. */
export type NeededBy = 'asap' | Day

export const parseNeededBy = (text: string): NeededBy | null =>
  text === 'asap' ? text : dayFromText(text)

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

/** The day, of a todo that has one. Rows of older builds have no such field. */
export const neededDay = (neededBy: string | null | undefined): Day | null =>
  neededBy ? dayFromText(neededBy) : null
