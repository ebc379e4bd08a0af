import { useState } from 'react'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { messages } from './messages.ts'
import { announcedUpdate } from './update-state.ts'

/** The page is not reloaded later than this after a tap, because the user may be typing again. */
const TIMEOUT_MS = 4000

/**
 * Activates the waiting worker and reloads. Resolves without a reload when the old worker is busy and stays
 * (docs/decisions/0025-activate-a-waiting-update-before-any-request.md).
 */
async function applyUpdate(): Promise<void> {
  const update = announcedUpdate()
  const registration = await navigator.serviceWorker?.getRegistration()
  // Another tab activated it, or only the server is newer: a reload is enough.
  if (!update || update === 'activated' || !registration?.waiting) return location.reload()
  const controller = new AbortController()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    signal: controller.signal,
  })
  update.messageSkipWaiting()
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
