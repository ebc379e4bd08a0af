import PaystackPop from '@paystack/inline-js'
import { errorMessage, listenToCheckout, resultOfEvent, type CheckoutResult } from './checkout.ts'

const CHECKOUT_ORIGIN = 'https://checkout.paystack.com'

/**
 * Opens Paystack's popup for a payment that the server created. `resumeTransaction` reports a promised bank transfer
 * as a cancellation, so the messages of the frame are read as well.
 */
export function openPaystack(accessCode: string, fallbackMessage: string): Promise<CheckoutResult> {
  return new Promise((resolve) => {
    let isTransferring = false
    const stopListening = listenToCheckout(CHECKOUT_ORIGIN, (payload) => {
      if (resultOfEvent(payload)?.status === 'transferring') isTransferring = true
    })
    const end = (result: CheckoutResult) => {
      stopListening()
      resolve(result)
    }
    new PaystackPop().resumeTransaction(accessCode, {
      onSuccess: () => end({ status: 'paid' }),
      onCancel: () => end({ status: isTransferring ? 'transferring' : 'cancelled' }),
      onError: (error) => end({ status: 'failed', message: errorMessage(error, fallbackMessage) }),
    })
  })
}
