import { PIN_LOCK_MS, PIN_LONG_LOCK_MS, PIN_TRIES, PIN_TRIES_AFTER } from './limits.ts'

/** R42: 4 to 6 digits, as text, so that a leading zero stays. */
export const isPin = (text: string): boolean => /^\d{4,6}$/.test(text)

const steps = (pin: string) =>
  [...pin].slice(1).map((digit, place) => Number(digit) - Number(pin[place]))

/** Repeated or counted digits, pairs, and years: what is tried first (R42, SECURITY 2). */
export function isWeakPin(pin: string): boolean {
  const between = steps(pin)
  const isRun = between.every((step) => step === between[0]) && Math.abs(between[0] ?? 0) <= 1
  const half = pin.slice(0, pin.length / 2)
  const isTwice = pin.length % 2 === 0 && pin === half + half
  const isYear = pin.length === 4 && /^(?:19|20)/.test(pin)
  return isRun || isTwice || isYear
}

/** How many tries there are before the next lock, after so many locks (RULES 2.0). */
export const triesBefore = (locks: number): number => (locks === 0 ? PIN_TRIES : PIN_TRIES_AFTER)
/** How long the lock after so many earlier ones lasts, ms. */
export const lockAfter = (locks: number): number => (locks === 0 ? PIN_LOCK_MS : PIN_LONG_LOCK_MS)
