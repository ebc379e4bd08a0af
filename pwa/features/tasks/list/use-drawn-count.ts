import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { afterFrame } from '#pwa/ui/browser/after-frame.ts'

/** The layout of so many cards keeps a slow phone busy for less than 50 ms. */
const CARDS_PER_FRAME = 7

/** Cards above the lower edge of the window when the session's list was left. */
const cardsInView = new WeakMap<object, number>()

const countInView = (list: HTMLElement | null): number =>
  [...(list?.children ?? [])].filter((card) => card.getBoundingClientRect().top < innerHeight)
    .length

/**
 * How many cards are drawn: at first all; when the list is opened again, those that were in view, and then a few more in each
 * frame. `hold` does the same for cards that follow.
 */
export function useDrawnCount(
  session: object,
  total: number,
  list: RefObject<HTMLElement | null>,
): { count: number; hold: () => void } {
  // One more than in view, so that the page is as long as it was down to the lower edge.
  const [count, setCount] = useState(() =>
    Math.max((cardsInView.get(session) ?? Number.POSITIVE_INFINITY) + 1, CARDS_PER_FRAME),
  )
  useEffect(() => {
    if (count < total) return afterFrame(() => setCount(count + CARDS_PER_FRAME))
  }, [count, total])
  useLayoutEffect(
    () => () => {
      cardsInView.set(session, countInView(list.current))
    },
    [session, list],
  )
  return { count, hold: () => setCount(total) }
}
