import { PIN_LOCK_MS, PIN_LONG_LOCK_MS, PIN_ATTEMPTS, PIN_ATTEMPTS_AFTER_LOCK } from './limits.ts'

/** 4 to 6 digits, as text, because a PIN may begin with zero. */
export const isPin = (text: string): boolean => /^\d{4,6}$/.test(text)

const digitSteps = (pin: string) =>
  [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]))

/** Repeated digits, sequences, repeated parts and years: the PINs that are guessed first. */
export function isWeakPin(pin: string): boolean {
  const steps = digitSteps(pin)
  const isSequence = steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
  const isRepeated = /^(\d{1,3})\1+$/.test(pin)
  const isYear = pin.length === 4 && /^(?:19|20)/.test(pin)
  return isSequence || isRepeated || isYear
}

/** How many wrong attempts are allowed before the next lock, given the number of earlier locks. */
export const attemptsBeforeLock = (lockCount: number): number =>
  lockCount === 0 ? PIN_ATTEMPTS : PIN_ATTEMPTS_AFTER_LOCK
/** How long the next lock lasts in ms, given the number of earlier locks. */
export const lockDurationMs = (lockCount: number): number =>
  lockCount === 0 ? PIN_LOCK_MS : PIN_LONG_LOCK_MS
