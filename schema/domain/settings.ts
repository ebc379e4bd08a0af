import { FUND_LIMIT, FUND_MAX, FUND_MIN, PRICE_LIMIT, PRICE_MAX, PRICE_MIN } from './limits.ts'
import { nairaOf } from './money.ts'

/** What administrators change without a new build; until then the environment decides (worker/env.ts). */
export const SETTING_NAMES = [
  'platformFeeBps',
  'reviewWindowDays',
  'pendingWithdrawalsMax',
  'fundMin',
  'fundMax',
  'priceMin',
  'priceMax',
  'refuseWeakPins',
  'phoneMessageCap',
] as const
export type SettingName = (typeof SETTING_NAMES)[number]

type Bounds = { min: number; max: number }

export const SETTING_BOUNDS: Record<SettingName, Bounds> = {
  platformFeeBps: { min: 0, max: 5000 },
  reviewWindowDays: { min: 0, max: 60 },
  pendingWithdrawalsMax: { min: 1, max: 1000 },
  // In naira.
  fundMin: { min: nairaOf(FUND_MIN), max: nairaOf(FUND_MAX) },
  fundMax: { min: nairaOf(FUND_MIN), max: nairaOf(FUND_LIMIT) },
  priceMin: { min: nairaOf(PRICE_MIN), max: nairaOf(PRICE_MAX) },
  priceMax: { min: nairaOf(PRICE_MIN), max: nairaOf(PRICE_LIMIT) },
  // 1: yes.
  refuseWeakPins: { min: 0, max: 1 },
  // In naira a day; 0: no message leaves by SMS or WhatsApp.
  phoneMessageCap: { min: 0, max: 1_000_000 },
}

/** The other end of the same bounds, which it may not cross. */
const OTHER_END: Partial<Record<SettingName, { name: SettingName; isMax: boolean }>> = {
  fundMin: { name: 'fundMax', isMax: true },
  fundMax: { name: 'fundMin', isMax: false },
  priceMin: { name: 'priceMax', isMax: true },
  priceMax: { name: 'priceMin', isMax: false },
}

export const isSettingValue = (name: SettingName, value: number): boolean =>
  Number.isInteger(value) && value >= SETTING_BOUNDS[name].min && value <= SETTING_BOUNDS[name].max

/** The bounds of a value while the other settings have their present values. */
export function boundsOf(name: SettingName, valueOf: (other: SettingName) => number): Bounds {
  const { min, max } = SETTING_BOUNDS[name]
  const other = OTHER_END[name]
  if (!other) return { min, max }
  const end = valueOf(other.name)
  return other.isMax ? { min, max: Math.min(max, end) } : { min: Math.max(min, end), max }
}
