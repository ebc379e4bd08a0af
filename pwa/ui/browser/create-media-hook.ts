import { useSyncExternalStore } from 'react'

/** A hook that follows a media query; `fallback` is for what renders without a window. */
/*#__NO_SIDE_EFFECTS__*/
export function createMediaHook(query: string, fallback = false): () => boolean {
  const media = () => (typeof matchMedia === 'function' ? matchMedia(query) : null)
  const subscribe = (onChange: () => void) => {
    const current = media()
    current?.addEventListener('change', onChange)
    return () => current?.removeEventListener('change', onChange)
  }
  const read = () => media()?.matches ?? fallback
  return () => useSyncExternalStore(subscribe, read, read)
}
