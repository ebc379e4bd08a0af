import { useState } from 'react'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { farFrom } from '#schema/domain/amount-bounds.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { Button } from './button.tsx'

type Question = {
  amount: Kobo
  reference: Kobo
  side: 'above' | 'below'
  answer: (isRight: boolean) => void
}

/**
 * Asks once more, in words, before an amount is sent that is far from the price it belongs to. `confirmAmount` resolves
 * with whether it may be sent; `question` is the dialog.
 */
export function useFarAmount() {
  const [asked, setAsked] = useState<Question | null>(null)
  const [confirmed, setConfirmed] = useState<Kobo | null>(null)

  const confirmAmount = (amount: Kobo | null, reference: Kobo | null): Promise<boolean> => {
    if (amount === null || reference === null || amount === confirmed) return Promise.resolve(true)
    const side = farFrom(amount, reference)
    if (side === null) return Promise.resolve(true)
    return new Promise((resolve) => {
      const answer = (isRight: boolean) => {
        setAsked(null)
        if (isRight) setConfirmed(amount)
        resolve(isRight)
      }
      setAsked({ amount, reference, side, answer })
    })
  }

  const question = (
    <Sheet
      open={asked !== null}
      onClose={() => asked?.answer(false)}
      title={messages.farTitle}
      actions={
        asked && (
          <>
            <Button onClick={() => asked.answer(false)}>{messages.farNo}</Button>
            <Button tone="plain" onClick={() => asked.answer(true)}>
              {messages.farYes(formatNaira(asked.amount))}
            </Button>
          </>
        )
      }
    >
      {asked && (
        <p>
          {messages.far[asked.side](
            messages.amountInWords(asked.amount),
            formatNaira(asked.reference),
          )}
        </p>
      )}
    </Sheet>
  )
  return { confirmAmount, question }
}
