import { DomainError } from '#schema/domain/errors.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { isWeakPin } from '#schema/domain/pin.ts'

const rejectPin = (code: 'pins_differ' | 'pin_weak', field: string) =>
  new DomainError(code, ERROR_MESSAGES[code], { fields: { [field]: ERROR_MESSAGES[code] } })

export function rejectWeakPin(pin: string, field: string): void {
  if (isWeakPin(pin)) throw rejectPin('pin_weak', field)
}

export function rejectUnconfirmedPin(pin: string, confirmation: string): void {
  if (pin !== confirmation) throw rejectPin('pins_differ', 'confirm_pin')
  rejectWeakPin(pin, 'pin')
}
