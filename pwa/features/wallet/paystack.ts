import PaystackPop from '@paystack/inline-js'
import { endingOf, hearCheckout, troubleWords, type Ending } from './checkout.ts'

const CHECKOUT = 'https://checkout.paystack.com'

/**
 * Paystack's popup on a payment that the server began. It tells of a promised bank transfer only as a cancellation
 * (`resumeTransaction` drops that callback, and `onCancel` comes first), so the frame's own word is heard as well.
 */
export function openPaystack(accessCode: string, otherwise: string): Promise<Ending> {
  return new Promise((resolve) => {
    let isTransferring = false
    const deafen = hearCheckout(CHECKOUT, (said) => {
      if (endingOf(said)?.is === 'transferring') isTransferring = true
    })
    const end = (ending: Ending) => {
      deafen()
      resolve(ending)
    }
    new PaystackPop().resumeTransaction(accessCode, {
      onSuccess: () => end({ is: 'paid' }),
      onCancel: () => end(isTransferring ? { is: 'transferring' } : { is: 'cancelled' }),
      onError: (trouble) => end({ is: 'failed', words: troubleWords(trouble, otherwise) }),
    })
  })
}
