import { useCanGoBack } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/** After a link a screen reader starts at the top of the new frame; the first page of a visit is read anyway. */
export function useArrivalFocus(main: RefObject<HTMLElement | null>) {
  const isArrival = useRef(useCanGoBack())
  useEffect(() => {
    // A field that has the focus already keeps it.
    if (isArrival.current && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true })
  }, [main])
}
