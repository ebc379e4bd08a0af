import { eq } from 'drizzle-orm'
import { FUND_MAX, FUND_MIN, PRICE_MAX, PRICE_MIN } from '#schema/domain/limits.ts'
import { nairaOf } from '#schema/domain/money.ts'
import { PHONE_MESSAGE_CAP } from '#schema/domain/phone-channels.ts'
import type { SettingName } from '#schema/domain/settings.ts'
import { settings } from '#schema/tables/settings.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import type { Settings } from '#worker/env.ts'

/** Part of the read batch of whatever the setting decides, so that a change counts at once and costs no round trip. */
export const selectSetting = prepare(({ name }: Slots<{ name: SettingName }>) =>
  queryBuilder.select({ value: settings.value }).from(settings).where(eq(settings.name, name)),
)

const FROM_ENVIRONMENT: Record<SettingName, (environment: Settings) => number> = {
  platformFeeBps: ({ PLATFORM_FEE_BPS }) => PLATFORM_FEE_BPS,
  reviewWindowDays: ({ REVIEW_WINDOW_D }) => REVIEW_WINDOW_D,
  pendingWithdrawalsMax: ({ PENDING_WITHDRAWALS_MAX }) => PENDING_WITHDRAWALS_MAX,
  fundMin: () => nairaOf(FUND_MIN),
  fundMax: () => nairaOf(FUND_MAX),
  priceMin: () => nairaOf(PRICE_MIN),
  priceMax: () => nairaOf(PRICE_MAX),
  refuseWeakPins: ({ WEAK_PIN }) => Number(WEAK_PIN === 'refuse'),
  phoneMessageCap: () => nairaOf(PHONE_MESSAGE_CAP),
}

/** What an administrator has chosen, or else the environment. */
export const settingOf = (
  environment: Settings,
  name: SettingName,
  row: { value: number } | null,
): number => row?.value ?? FROM_ENVIRONMENT[name](environment)
