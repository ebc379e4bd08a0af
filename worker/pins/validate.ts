import { DomainError } from '#schema/domain/errors.ts'
import { ERROR_FACTS } from '#schema/domain/messages/errors.ts'
import { isWeakPin } from '#schema/domain/pin.ts'
import { first } from '#worker/db/read.ts'
import type { Settings } from '#worker/env.ts'
import { selectSetting, settingOf } from '#worker/settings/queries.ts'

const rejectPin = (code: 'pins_differ' | 'pin_weak', field: string) =>
  new DomainError(code, ERROR_FACTS[code], { fields: { [field]: ERROR_FACTS[code] } })

/** Part of the read batch of what sets a PIN. */
export const selectWeakPins = () => first(selectSetting({ name: 'refuseWeakPins' }))

export function rejectWeakPin(
  environment: Settings,
  row: { value: number } | null,
  { pin, field }: { pin: string; field: string },
): void {
  if (isWeakPin(pin) && settingOf(environment, 'refuseWeakPins', row) === 1)
    throw rejectPin('pin_weak', field)
}

export function rejectUnconfirmedPin(pin: string, confirmation: string): void {
  if (pin !== confirmation) throw rejectPin('pins_differ', 'confirm_pin')
}
