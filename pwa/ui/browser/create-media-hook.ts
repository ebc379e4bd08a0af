import { useSyncExternalStore } from 'react'

/** A hook that follows a media query; `fallback` is for what renders without a window. */
export function createMediaHook(query: string, fallback = false): () => boolean {
  const media = typeof matchMedia === 'function' ? matchMedia(query) : null
  const subscribe = (onChange: () => void) => {
    media?.addEventListener('change', onChange)
    return () => media?.removeEventListener('change', onChange)
  }
  const read = () => media?.matches ?? fallback
  return () => useSyncExternalStore(subscribe, read, read)
}
