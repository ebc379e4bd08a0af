import { DAY_MS } from './limits.ts'

/** Lagos is UTC+1 all year, without daylight saving. */
const LAGOS_OFFSET_MS = 3_600_000
/** A calendar day in Lagos, as YYYY-MM-DD. */
export type Day = string & { readonly unit: 'lagos-day' }

const DAY_SHAPE = /^(\d{4})-\d{2}-\d{2}$/
const INSTANT_SHAPE = /^(\d{4}-\d{2}-\d{2})T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/

/** Null for a day that does not exist: `Date.parse` reads 30 February as 2 March. */
function realDay(text: string, firstYear = 2000): Day | null {
  const year = Number(DAY_SHAPE.exec(text)?.[1] ?? 0)
  if (year < firstYear || year > 2100) return null
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? (text as Day) : null
}

/** Reads YYYY-MM-DD, or an ISO instant as the Lagos day it falls on; null when the day does not exist. */
export function dayFromText(text: string): Day | null {
  const trimmed = text.trim()
  const [, writtenDay] = INSTANT_SHAPE.exec(trimmed) ?? []
  if (writtenDay === undefined) return realDay(trimmed)
  const at = Date.parse(trimmed)
  return realDay(writtenDay) === null || Number.isNaN(at) ? null : dayOf(at)
}

/** A date of birth as YYYY-MM-DD; null when the day does not exist. */
export const birthDateFromText = (text: string): Day | null => realDay(text.trim(), 1900)

export const dayOf = (at: number): Day =>
  new Date(at + LAGOS_OFFSET_MS).toISOString().slice(0, 10) as Day

/** The instant a Lagos day begins, ms since epoch. */
export const startOfDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`) - LAGOS_OFFSET_MS

export const dayAfter = (day: Day, days = 1): Day => dayOf(startOfDay(day) + days * DAY_MS)

/** The proposed day, or the day after the award when that is later. */
export const agreedDay = (proposed: Day, awardedAt: number): Day => {
  const earliest = dayAfter(dayOf(awardedAt))
  return proposed > earliest ? proposed : earliest
}

/** The instants at which a Lagos month such as `2026-11` begins and ends, ms since epoch. */
export function monthRange(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: startOfDay(`${month}-01` as Day), to: startOfDay(`${next}-01` as Day) }
}

const LOCAL_TIME_SHAPE = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/

/** The instant of a date and time in Lagos as a form has it, `2026-03-09T14:05`; null when there is none. */
export function instantFromLocalTime(text: string): number | null {
  const [, written = '', hour, minute] = LOCAL_TIME_SHAPE.exec(text) ?? []
  const day = realDay(written)
  return day === null ? null : startOfDay(day) + (Number(hour) * 60 + Number(minute)) * 60_000
}

/** The date and time in Lagos as a form has it: `2026-03-09T14:05`. */
export const localTimeOf = (at: number): string =>
  new Date(at + LAGOS_OFFSET_MS).toISOString().slice(0, 16)

/** The time of day in Lagos: "14:05". */
export const timeOfDay = (at: number): string =>
  new Date(at + LAGOS_OFFSET_MS).toISOString().slice(11, 16)

/** 05/03/2026, in every language. */
export const plainDay = (day: string): string => day.split('-').toReversed().join('/')
