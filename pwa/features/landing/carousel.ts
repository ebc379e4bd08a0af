import { isMotionWanted } from './motion.ts'

/** Numbers the items of each row, beginning with the one that is shown first. */
function arrange(section: HTMLElement, first: number) {
  for (const row of section.querySelectorAll('[data-items]')) {
    const items = row.querySelectorAll<HTMLElement>('[data-position]')
    for (const [index, item] of items.entries())
      item.dataset['position'] = String((index - first + items.length) % items.length)
  }
}

/**
 * Rotates the pictures of a section that React or the prerendering has drawn, every `data-interval` ms. Pauses under
 * a mouse or the focus and in a hidden tab; starts paused under reduced motion or data saving. Returns how to stop it.
 */
export function startCarousels(section: HTMLElement): () => void {
  const intervalMs = Number(section.dataset['interval'])
  const count = section.querySelector('[data-items]')?.childElementCount ?? 1
  const listeners = new AbortController()
  const { signal } = listeners
  let first = 0
  let isInUse = false
  let isPlaying = isMotionWanted()

  const updateToggle = () => {
    const toggle = section.querySelector<HTMLElement>('[data-action="toggle"]')
    section.dataset['playing'] = String(isPlaying)
    toggle?.setAttribute('aria-label', toggle.dataset[isPlaying ? 'pause' : 'play'] ?? '')
  }
  const step = (by: number) => {
    first = (first + by + count) % count
    arrange(section, first)
  }
  const timer = setInterval(() => {
    if (!section.isConnected) return stop()
    if (isPlaying && !isInUse && document.visibilityState === 'visible') step(1)
  }, intervalMs)
  const stop = () => {
    clearInterval(timer)
    listeners.abort()
  }

  const actions: Record<string, () => void> = {
    toggle() {
      isPlaying = !isPlaying
      isInUse = false
      updateToggle()
    },
    next: () => step(1),
    previous: () => step(-1),
  }
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => section.addEventListener(type, listener, { signal })

  on('pointerenter', ({ pointerType }) => (isInUse = pointerType === 'mouse'))
  on('pointerleave', () => (isInUse = false))
  on('focusin', ({ target }) => (isInUse = (target as HTMLElement).matches(':focus-visible')))
  on('focusout', () => (isInUse = false))
  on('click', ({ target }) => {
    const button = (target as HTMLElement).closest<HTMLElement>('[data-action]')
    actions[button?.dataset['action'] ?? '']?.()
  })
  updateToggle()
  return stop
}
