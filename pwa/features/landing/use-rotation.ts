import {
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react'

const REDUCED = '(prefers-reduced-motion: reduce)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
const readStill = () => matchMedia(REDUCED).matches || savesData()

/** Whoever asked their phone for less motion, or less data, gets pictures that stand still (F31). */
const useStill = () => useSyncExternalStore(subscribe, readStill, () => true)

/** Goes through `count` things, one every `ms`; pauses under a pointer or focus, and for good when told to (F31). */
export function useRotation(count: number, ms: number) {
  const still = useStill()
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [held, setHeld] = useState(false)
  const moves = chosen ?? !still

  useEffect(() => {
    if (!moves || held) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((now) => (now + 1) % count)
    }, ms)
    return () => clearInterval(timer)
  }, [moves, held, count, ms])

  return {
    at,
    moves,
    toggle: () => {
      setChosen(!moves)
      setHeld(false)
    },
    step: (by: number) => setAt((now) => (now + by + count) % count),
    /** Spread on what holds the pictures. */
    hold: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHeld(pointerType === 'mouse'),
      onPointerLeave: () => setHeld(false),
      onFocus: ({ target }: FocusEvent) => setHeld(target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  }
}
