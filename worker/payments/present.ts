import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { listPayments } from '#schema/contract/payments.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { PAYMENT_FACTS } from '#schema/domain/messages/payments.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { isPayable } from '#schema/domain/payment.ts'
import type { Deps } from '#worker/context.ts'
import { PAYSTACK_URL, type Settings } from '#worker/env.ts'
import type { ProviderRejection } from '#worker/paystack/result.ts'
import type { PaymentRow } from './queries.ts'

type ShownPayment = HandlerResult<typeof listPayments>['payments'][number]

export const checkoutOf = ({ PAYSTACK_URL: url }: Pick<Settings, 'PAYSTACK_URL'>) =>
  url === PAYSTACK_URL ? ('paystack' as const) : ('sandbox' as const)

/** For its owner only: the access code lets anybody pay and shows the owner's email address. */
export function presentPayment(settings: Settings, payment: PaymentRow): ShownPayment {
  const { reference, amount, status, accessCode, checkoutUrl, paidAmount, createdAt } = payment
  const isOpen = isPayable(status)
  return {
    reference,
    amount,
    status,
    createdAt,
    accessCode: isOpen ? accessCode : null,
    checkout: isOpen && checkoutUrl ? { checkout: checkoutOf(settings), checkoutUrl } : null,
    paid: paidAmount as Kobo | null,
  }
}

/** The provider's message goes to the log only. */
export const providerUnavailable = (message: string): DomainError =>
  Object.assign(new DomainError('provider_unavailable', undefined, { retryAfter: 5 }), {
    cause: message,
  })

/** Trying again does not help: the provider refuses this very request. */
export function providerRejected(
  { log }: Pick<Deps, 'log'>,
  { code, message }: ProviderRejection,
): DomainError {
  log({ level: 'error', provider: 'initialize', code, message })
  return new DomainError('invalid_input', PAYMENT_FACTS.refusedByProvider)
}
