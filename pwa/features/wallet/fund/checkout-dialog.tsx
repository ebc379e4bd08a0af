import { useLayoutEffect } from 'react'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import { errorOfEvent, listenToCheckout, resultOfEvent, type CheckoutResult } from './checkout.ts'
import { messages } from './messages.ts'
import './checkout-dialog.css'

/** The frame is of another origin. It runs scripts and may open a bank's window. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-same-origin'

type Props = {
  /** The sandbox's page of this payment; null while nothing is paid. */
  url: string | null
  onEnd: (result: CheckoutResult) => void
  /** An error after which the checkout is still open. */
  onError: (message: string) => void
}

/** The checkout of the payment sandbox, which sends the events of Paystack's popup. */
export function CheckoutDialog({ url, onEnd, onError }: Props) {
  // A layout effect, because on a slow phone the frame can send its first message before a passive effect runs.
  useLayoutEffect(() => {
    if (!url) return
    return listenToCheckout(new URL(url).origin, (payload) => {
      const result = resultOfEvent(payload)
      const error = errorOfEvent(payload, messages.cannotPay)
      if (result) onEnd(result)
      if (error) onError(error)
    })
  }, [url, onEnd, onError])
  return (
    <Dialog
      open={url !== null}
      onClose={() => onEnd({ status: 'cancelled' })}
      title={messages.checkout}
    >
      {url && (
        <iframe
          className="checkout-dialog-frame"
          src={url}
          title={messages.title}
          sandbox={SANDBOX}
          allow="payment"
        />
      )}
    </Dialog>
  )
}
