import { DomainError } from '#schema/domain/errors.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { isWeakPin } from '#schema/domain/pin.ts'
import type { Context } from '#worker/context.ts'

const rejectPin = (code: 'pins_differ' | 'pin_weak', field: string) =>
  new DomainError(code, ERROR_MESSAGES[code], { fields: { [field]: ERROR_MESSAGES[code] } })

/** Weak PINs are rejected only where WEAK_PIN is configured so (docs/security.md#passwords-and-pin). */
export function rejectWeakPin({ deps }: Context, pin: string, field: string): void {
  if (deps.settings.WEAK_PIN === 'refuse' && isWeakPin(pin)) throw rejectPin('pin_weak', field)
}

export function rejectUnconfirmedPin(ctx: Context, pin: string, confirmation: string): void {
  if (pin !== confirmation) throw rejectPin('pins_differ', 'confirm_pin')
  rejectWeakPin(ctx, pin, 'pin')
}
