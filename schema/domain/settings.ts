/** What administrators change without a new build; until then the environment decides (worker/env.ts). */
export const SETTING_NAMES = [
  'platformFeeBps',
  'reviewWindowDays',
  'pendingWithdrawalsMax',
] as const
export type SettingName = (typeof SETTING_NAMES)[number]

type Bounds = { min: number; max: number }

export const SETTING_BOUNDS: Record<SettingName, Bounds> = {
  platformFeeBps: { min: 0, max: 5000 },
  reviewWindowDays: { min: 0, max: 60 },
  pendingWithdrawalsMax: { min: 1, max: 1000 },
}

export const isSettingValue = (name: SettingName, value: number): boolean =>
  Number.isInteger(value) && value >= SETTING_BOUNDS[name].min && value <= SETTING_BOUNDS[name].max
