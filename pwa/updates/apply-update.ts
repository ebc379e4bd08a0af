import { useState } from 'react'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { messages } from './messages.ts'
import { announcedUpdate } from './update-state.ts'

/** The page is not reloaded later than this after a tap, because the user may be typing again. */
const TIMEOUT_MS = 4000

/** The installation takes as long as the precache does on a slow connection. */
const INSTALL_MS = 60_000

/**
 * The worker that waits, or the one that the server has now: after 426 nothing may be waiting yet, and a reload would
 * only open the old build again.
 */
async function findWaiting(registration: ServiceWorkerRegistration) {
  if (registration.waiting) return registration.waiting
  await registration.update().catch(() => {})
  const { installing } = registration
  if (installing)
    await new Promise((resolve) => {
      installing.addEventListener('statechange', resolve, { once: true })
      setTimeout(resolve, INSTALL_MS)
    })
  return registration.waiting
}

/**
 * Activates the waiting worker and reloads. Resolves without a reload when the old worker is busy and stays
 * (docs/decisions/0025-activate-a-waiting-update-before-any-request.md).
 */
async function applyUpdate(): Promise<void> {
  const update = announcedUpdate()
  const registration = await navigator.serviceWorker?.getRegistration()
  // Another tab activated it: a reload is enough.
  const waiting = registration && update !== 'activated' ? await findWaiting(registration) : null
  if (!waiting) return location.reload()
  const controller = new AbortController()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    signal: controller.signal,
  })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  controller.abort()
  toast(messages.notReady, 'news')
}

export function useApplyUpdate() {
  const [isApplying, setIsApplying] = useState(false)
  const apply = async () => {
    setIsApplying(true)
    await applyUpdate()
    setIsApplying(false)
  }
  return { isApplying, apply: () => void apply() }
}
