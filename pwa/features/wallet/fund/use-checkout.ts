import { useCallback, useRef, useState } from 'react'
import type { OpenPayment } from '#pwa/replica/database.ts'
import type { CheckoutResult } from './checkout.ts'
import { messages } from './messages.ts'

export type PayablePayment = Pick<OpenPayment, 'reference' | 'accessCode' | 'checkout'>

/** Paystack's script is loaded only when its popup is opened. */
const loadPaystack = () => import('./paystack.ts')

/** Opens the checkout of a payment: Paystack's popup, or the page of the sandbox in a frame. */
export function useCheckout() {
  const [frameUrl, setFrameUrl] = useState<string | null>(null)
  const resolveFrame = useRef<((result: CheckoutResult) => void) | null>(null)

  const closeFrame = useCallback((result: CheckoutResult) => {
    setFrameUrl(null)
    resolveFrame.current?.(result)
    resolveFrame.current = null
  }, [])

  /** Resolves when the checkout is closed. */
  async function openCheckout({ accessCode, checkout }: PayablePayment): Promise<CheckoutResult> {
    if (!checkout || !accessCode) return { status: 'failed', message: messages.cannotOpen }
    if (checkout.checkout === 'paystack') {
      const { openPaystack } = await loadPaystack()
      return openPaystack(accessCode, messages.cannotOpen)
    }
    return new Promise((resolve) => {
      resolveFrame.current = resolve
      setFrameUrl(checkout.checkoutUrl)
    })
  }
  return { openCheckout, frameUrl, closeFrame }
}
