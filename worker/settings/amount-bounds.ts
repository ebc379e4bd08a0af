import {
  DEFAULT_AMOUNT_BOUNDS,
  isAllowedAmount,
  type AmountBounds,
  type BoundedAmount,
} from '#schema/domain/amount-bounds.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS } from '#schema/domain/messages/validation.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import type { SettingName } from '#schema/domain/settings.ts'
import { settings } from '#schema/tables/settings.ts'
import { prepare, queryBuilder } from '#worker/db/prepared.ts'

type SettingRow = { name: SettingName; value: number }

/** Part of the read batch of what the bounds decide. The table has a row for each changed setting, so it is read whole. */
export const selectAmountBounds = prepare(() =>
  queryBuilder.select({ name: settings.name, value: settings.value }).from(settings),
)

/** What administrators have chosen, or else the constants. */
export function amountBounds(rows: readonly SettingRow[], amount: BoundedAmount): AmountBounds {
  const valueOf = (end: 'Min' | 'Max', standard: Kobo) => {
    const row = rows.find(({ name }) => name === `${amount}${end}`)
    return row ? naira(row.value) : standard
  }
  const { min, max } = DEFAULT_AMOUNT_BOUNDS[amount]
  return { min: valueOf('Min', min), max: valueOf('Max', max) }
}

const FIELDS = {
  fund: { field: 'amount', label: FIELD_LABEL_FACTS.amount },
  price: { field: 'price', label: FIELD_LABEL_FACTS.price },
} as const

/** Rejects an amount out of bounds, beside its field. One that an edit leaves as it was is not checked again. */
export function assertWithinBounds(
  rows: readonly SettingRow[],
  amount: BoundedAmount,
  kobo: Kobo | undefined,
  before?: Kobo,
): void {
  const bounds = amountBounds(rows, amount)
  if (kobo === undefined || isAllowedAmount(kobo, bounds, before)) return
  const { field, label } = FIELDS[amount]
  const message = VALIDATION_FACTS.nairaRange(label, bounds.min, bounds.max)
  throw new DomainError('invalid_input', message, { fields: { [field]: message } })
}
