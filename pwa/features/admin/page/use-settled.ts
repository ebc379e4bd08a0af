import { useEffect, useState } from 'react'

const SETTLE_MS = 250

/** The text once it has not changed for a quarter of a second, so that not every letter is a request. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
