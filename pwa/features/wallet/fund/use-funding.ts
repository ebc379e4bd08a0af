import { useCallback, useEffect, useRef, useState } from 'react'
import { loadFailure } from '#pwa/api/errors.ts'
import { useWalletCommand } from '#pwa/features/wallet/use-wallet-command.ts'
import { keepChecking } from '#pwa/payments/keep-checking.ts'
import { confirmPayment, storePayment, updatePayment } from '#pwa/payments/payments.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useLive } from '#pwa/sync/live.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { initFunding } from '#schema/contract/payments.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { CheckoutResult } from './checkout.ts'
import { messages } from './messages.ts'
import { useIsDeclined } from './payment-reads.ts'
import { useCheckout, type PayablePayment } from './use-checkout.ts'

const cannotOpen = (): CheckoutResult => ({ status: 'failed', message: messages.cannotOpen })

/** Confirms a payment with the server and shows the result. */
function useConfirmation(onArrived?: () => void) {
  const session = useSession()
  const [arrivedAmount, setArrivedAmount] = useState<Kobo | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const watching = useRef(new AbortController())
  useEffect(() => () => watching.current.abort(), [])
  const arrive = (amount: Kobo) => {
    setArrivedAmount(amount)
    onArrived?.()
  }

  /** After the checkout reported success. Returns whether the money is in the wallet. */
  async function addToWallet(reference: string): Promise<boolean> {
    setIsAdding(true)
    const outcome = await confirmPayment(session, reference)
    setIsAdding(false)
    if (outcome.state === 'open') toast(outcome.message ?? MONEY_MESSAGES.paymentPending, 'news')
    if (outcome.state === 'unknown')
      toast(loadFailure(outcome.failure, messages.open.offline), 'news')
    if (outcome.state !== 'arrived') {
      void watchArrival(reference)
      return false
    }
    toast(outcome.message)
    arrive(outcome.amount)
    return true
  }

  /** After a closed checkout, whose money can arrive all the same: shows only an arrival. */
  async function watchArrival(reference: string): Promise<void> {
    watching.current.abort()
    watching.current = new AbortController()
    const amount = await keepChecking(session, reference, watching.current.signal)
    if (amount !== null) arrive(amount)
  }
  return { addToWallet, watchArrival, isAdding, arrivedAmount, setArrivedAmount }
}

/** While money may arrive at any moment: with the live channel nobody has to ask for it. */
function useArrivalLive(isAwaited: boolean): void {
  const session = useSession()
  useLive(isAwaited ? 'shared' : null)
  useEffect(() => {
    if (isAwaited) session.requestSync()
  }, [isAwaited, session])
}

function useError() {
  const [error, setError] = useState<string | null>(null)
  const showError = useCallback((message: string) => {
    setError(message)
    toast(message, 'bad')
  }, [])
  return { error, setError, showError }
}

type Phase = { reference: string; status: CheckoutResult['status'] | 'open' }

/** The way of a payment: created by the server, stored on the phone, paid in the checkout, confirmed by the server. */
export function useFunding(onArrived?: () => void) {
  const session = useSession()
  const command = useWalletCommand(initFunding)
  const { error, setError, showError } = useError()
  const { openCheckout, frameUrl, closeFrame } = useCheckout()
  const confirmation = useConfirmation(onArrived)
  const [phase, setPhase] = useState<Phase | null>(null)
  const isDeclined = useIsDeclined(phase?.reference)
  useArrivalLive(phase !== null && confirmation.arrivedAmount === null)

  /** Returns whether the user has done their part: paid, or promised a transfer. */
  async function pay(payment: PayablePayment): Promise<boolean> {
    setError(null)
    const { reference } = payment
    setPhase({ reference, status: 'open' })
    confirmation.setArrivedAmount(null)
    const result = await openCheckout(payment).catch(cannotOpen)
    setPhase({ reference, status: result.status })
    if (result.status === 'paid') {
      setError(null)
      await updatePayment(session, reference, { checkoutState: 'paid' })
      return confirmation.addToWallet(reference)
    }
    if (result.status === 'transferring') {
      await updatePayment(session, reference, { checkoutState: 'transferring' })
      toast(MONEY_MESSAGES.paymentPending, 'news')
    }
    if (result.status === 'failed') showError(result.message)
    void confirmation.watchArrival(reference)
    return result.status === 'transferring'
  }

  async function fund(amount: string, phone: string): Promise<boolean> {
    setError(null)
    confirmation.setArrivedAmount(null)
    const response = await command.send({ amount, phone })
    if (!response) return false
    const { payment, checkout, checkoutUrl } = response
    try {
      await storePayment(session, payment, { checkout, checkoutUrl })
    } catch {
      setError(messages.cannotStore)
      return false
    }
    return pay({ ...payment, checkout: { checkout, checkoutUrl } })
  }

  return {
    fund,
    pay,
    frameUrl,
    closeFrame,
    showError,
    isAdding: confirmation.isAdding,
    arrivedAmount: confirmation.arrivedAmount,
    isCancelled:
      phase?.status === 'cancelled' && confirmation.arrivedAmount === null && !isDeclined,
    error: error ?? command.message,
    fields: command.fields,
  }
}
