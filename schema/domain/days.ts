import { DAY } from './limits.ts'

/** Lagos is UTC+1 the whole year: no daylight saving (RULES 2: day arithmetic in Africa/Lagos). */
const LAGOS_OFFSET_MS = 3_600_000
/** A calendar day in Lagos, as YYYY-MM-DD. */
export type Day = string & { readonly unit: 'lagos-day' }

const DAY_SHAPE = /^(\d{4})-\d{2}-\d{2}$/
const INSTANT_SHAPE = /^(\d{4}-\d{2}-\d{2})T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/

/** The day if there is one of that name: JavaScript itself takes 30 February for 2 March. */
function realDay(text: string): Day | null {
  const year = Number(DAY_SHAPE.exec(text)?.[1] ?? 0)
  if (year < 2000 || year > 2100) return null
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? (text as Day) : null
}

/** Reads YYYY-MM-DD or an ISO instant as the Lagos day it falls on; null when there is no such day (R13). */
export function dayFromText(text: string): Day | null {
  const given = text.trim()
  const [, written] = INSTANT_SHAPE.exec(given) ?? []
  if (written === undefined) return realDay(given)
  const at = Date.parse(given)
  return realDay(written) === null || Number.isNaN(at) ? null : dayOf(at)
}

export const dayOf = (at: number): Day =>
  new Date(at + LAGOS_OFFSET_MS).toISOString().slice(0, 10) as Day

/** The instant a Lagos day begins, ms since epoch. */
export const startOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) - LAGOS_OFFSET_MS

export const dayAfter = (day: Day, days = 1): Day => dayOf(startOf(day) + days * DAY)

/** The agreed date: the offered one, or the day after the award if that is later (R13). */
export const agreedDay = (offered: Day, awardedAt: number): Day => {
  const earliest = dayAfter(dayOf(awardedAt))
  return offered > earliest ? offered : earliest
}

/** When a month of Lagos begins and ends, by its name: `2026-11`. */
export function monthSpan(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: startOf(`${month}-01` as Day), to: startOf(`${next}-01` as Day) }
}

/** The time of day in Lagos: "14:05". */
export const timeOf = (at: number): string =>
  new Date(at + LAGOS_OFFSET_MS).toISOString().slice(11, 16)
