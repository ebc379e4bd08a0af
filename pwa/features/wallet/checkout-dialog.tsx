import { useLayoutEffect } from 'react'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { endingOf, hearCheckout, troubleIn, type Ending } from './checkout.ts'
import { words } from './fund-words.ts'
import './checkout-dialog.css'

/** Another origin's page: it runs and may open a bank's window, and reaches nothing of ours. */
const MAY = 'allow-scripts allow-forms allow-popups allow-same-origin'

type Props = {
  /** The sandbox's page for this payment; null when nothing is being paid. */
  url: string | null
  onEnd: (ending: Ending) => void
  /** Something went wrong in it, and it is still open. */
  onTrouble: (words: string) => void
}

/** The sandbox's checkout, in the place of the provider's popup and with its events (MONEY 3.3). */
export function CheckoutDialog({ url, onEnd, onTrouble }: Props) {
  // Heard from the moment the frame stands there, not a moment after it was drawn.
  useLayoutEffect(() => {
    if (!url) return
    return hearCheckout(new URL(url).origin, (said) => {
      const ending = endingOf(said)
      const trouble = troubleIn(said, words.cannotPay)
      if (ending) onEnd(ending)
      if (trouble) onTrouble(trouble)
    })
  }, [url, onEnd, onTrouble])
  return (
    <Dialog open={url !== null} onClose={() => onEnd({ is: 'cancelled' })} title={words.checkout}>
      {url && (
        <iframe
          className="checkout-dialog-frame"
          src={url}
          title={words.title}
          sandbox={MAY}
          allow="payment"
        />
      )}
    </Dialog>
  )
}
