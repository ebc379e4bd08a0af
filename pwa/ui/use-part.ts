import { useEffect, useState } from 'react'

const RETRY_MS = 5000

/** A part of a screen whose code comes when it is first wanted. Null until then; a dead line is tried again. */
export function usePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const isMissing = isWanted && part === null
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    let timer: ReturnType<typeof setTimeout>
    const bring = () =>
      void load().then(
        (brought) => isLeft || setPart(() => brought),
        () => {
          if (!isLeft) timer = setTimeout(bring, RETRY_MS)
        },
      )
    bring()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isMissing, load])
  return part
}
