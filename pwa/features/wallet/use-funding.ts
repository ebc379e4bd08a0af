import { useCallback, useRef, useState } from 'react'
import { initFunding } from '#schema/contract/payments.ts'
import { MONEY_TEXTS } from '#schema/domain/money-texts.ts'
import type { OpenPayment } from '#pwa/replica/database.ts'
import { useSession } from '#pwa/session/session.tsx'
import { confirmPayment, editPayment, keepPayment } from '#pwa/sync/payments.ts'
import { arrivedWords } from '#pwa/sync/watch-payments.ts'
import { toast } from '#pwa/ui/toast-store.ts'
import type { Ending } from './checkout.ts'
import { words } from './fund-words.ts'
import { useAsked } from './use-asked.ts'

type Payable = Pick<OpenPayment, 'reference' | 'accessCode' | 'checkout'>

/** Loaded only when Paystack itself is to be opened: its script is no part of anybody's first visit. */
const loadPaystack = () => import('./paystack.ts')

/** From an amount to money in the wallet: named by the server, kept here, paid there, confirmed by the server (R41). */
export function useFunding() {
  const session = useSession()
  const asked = useAsked(initFunding)
  const [frame, setFrame] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [arrived, setArrived] = useState<number | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const closing = useRef<((ending: Ending) => void) | null>(null)

  const endFrame = useCallback((ending: Ending) => {
    setFrame(null)
    closing.current?.(ending)
    closing.current = null
  }, [])

  const tellTrouble = useCallback((said: string) => {
    setTrouble(said)
    toast(said, 'bad')
  }, [])

  /** Opens the checkout over this page; resolves when it is closed, however that was. */
  async function open({ accessCode, checkout }: Payable): Promise<Ending> {
    if (!checkout || !accessCode) return { is: 'failed', words: words.cannotOpen }
    if (checkout.checkout === 'paystack') {
      const { openPaystack } = await loadPaystack()
      return openPaystack(accessCode, words.cannotOpen)
    }
    return new Promise((resolve) => {
      closing.current = resolve
      setFrame(checkout.checkoutUrl)
    })
  }

  /** The checkout says that it was paid. Whether it was, the server says. */
  async function add(reference: string): Promise<boolean> {
    setIsAdding(true)
    const outcome = await confirmPayment(session, reference)
    setIsAdding(false)
    if (outcome.is === 'open') toast(outcome.words ?? MONEY_TEXTS.paymentPending, 'news')
    if (outcome.is === 'unknown') toast(words.open.noSignal, 'news')
    if (outcome.is !== 'arrived') return false
    toast(outcome.message)
    setArrived(outcome.amount)
    return true
  }

  /** A closed checkout is never the end: the money may land all the same (F20). */
  async function askQuietly(reference: string): Promise<void> {
    const outcome = await confirmPayment(session, reference)
    if (outcome.is !== 'arrived') return
    if (outcome.isFirst) toast(arrivedWords(outcome.amount))
    setArrived(outcome.amount)
  }

  /** Answers whether the person has done their part. */
  async function pay(payment: Payable): Promise<boolean> {
    setTrouble(null)
    setArrived(null)
    const { reference } = payment
    const ending = await open(payment).catch((): Ending => ({
      is: 'failed',
      words: words.cannotOpen,
    }))
    if (ending.is === 'paid') {
      setTrouble(null)
      await editPayment(session, reference, { said: 'paid' })
      return add(reference)
    }
    if (ending.is === 'transferring') {
      await editPayment(session, reference, { said: 'transferring' })
      toast(MONEY_TEXTS.paymentPending, 'news')
    }
    if (ending.is === 'cancelled') toast(MONEY_TEXTS.paymentCancelled, 'news')
    if (ending.is === 'failed') tellTrouble(ending.words)
    void askQuietly(reference)
    return ending.is === 'transferring'
  }

  async function fund(amount: string, phone: string): Promise<boolean> {
    setTrouble(null)
    setArrived(null)
    const heard = await asked.ask({ amount, phone })
    if (!heard) return false
    const { payment, checkout, checkoutUrl } = heard
    const kept = await keepPayment(session, payment, { checkout, checkoutUrl }).then(
      () => true,
      () => false,
    )
    if (!kept) {
      setTrouble(words.cannotKeep)
      return false
    }
    return pay({ ...payment, checkout: { checkout, checkoutUrl } })
  }

  return {
    fund,
    pay,
    frame,
    endFrame,
    tellTrouble,
    isAdding,
    arrived,
    trouble: trouble ?? asked.words,
    fields: asked.fields,
  }
}
