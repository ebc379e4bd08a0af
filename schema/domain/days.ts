import { DAY } from './limits.ts'

/** Lagos is UTC+1 the whole year: no daylight saving (RULES 2: day arithmetic in Africa/Lagos). */
const LAGOS_OFFSET_MS = 3_600_000
/** A calendar day in Lagos, as YYYY-MM-DD. */
export type Day = string & { readonly unit: 'lagos-day' }

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Reads YYYY-MM-DD or an ISO instant as the Lagos day it falls on; null when there is no such day (R13). */
export function dayFromText(text: string): Day | null {
  const plain = SHAPE.exec(text.trim())
  if (!plain) {
    const at = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN
    return Number.isNaN(at) ? null : dayOf(at)
  }
  const at = Date.parse(`${text.trim()}T00:00:00Z`)
  const year = Number(plain[1])
  if (Number.isNaN(at) || year < 2000 || year > 2100) return null
  return new Date(at).toISOString().slice(0, 10) === text.trim() ? (text.trim() as Day) : null
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
