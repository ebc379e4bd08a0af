import { useState } from 'react'
import { toast } from '#pwa/ui/toast-store.ts'
import { offered } from './update.ts'

/** By then the new worker runs, or the old one was in the middle of something: nobody is reloaded later than this. */
const PATIENCE_MS = 4000
const NOT_YET = 'The new version is nearly ready. Go on, and tap Update again in a minute.'

/**
 * The person wants it now: the new worker takes over and the page starts again with it. Resolves when it does not come
 * to that: the old worker was asked for something just then and stays a while (decisions/0025).
 */
export async function takeUpdate(): Promise<void> {
  const found = offered()
  const registration = await navigator.serviceWorker?.getRegistration()
  // Taken in another tab meanwhile, or nothing but a newer server: to begin anew is all there is left to do.
  if (!found || found === 'taken' || !registration?.waiting) return location.reload()
  const over = new AbortController()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    signal: over.signal,
  })
  found.messageSkipWaiting()
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  over.abort()
  toast(NOT_YET, 'news')
}

/** For a button: whether it is being taken, and what takes it. */
export function useTakeUpdate() {
  const [isTaking, setTaking] = useState(false)
  const take = async () => {
    setTaking(true)
    await takeUpdate()
    setTaking(false)
  }
  return { isTaking, take: () => void take() }
}
