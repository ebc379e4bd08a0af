const REDUCED = '(prefers-reduced-motion: reduce)'

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Each thing's place in the row, counted from the one that is first now. */
function arrange(section: HTMLElement, at: number) {
  for (const row of section.querySelectorAll('[data-row]')) {
    const items = row.querySelectorAll<HTMLElement>('[data-place]')
    for (const [index, item] of items.entries())
      item.dataset['place'] = String((index - at + items.length) % items.length)
  }
}

/**
 * Moves the pictures of a drawn section, whoever drew it: the build, before any of the app has come, or React.
 * One every `data-ms`; still under a pointer or focus, out of sight, when told to pause, and from the
 * start for whoever asked their phone for less motion or less data (F31). Answers how to let go.
 */
export function enliven(section: HTMLElement): () => void {
  const ms = Number(section.dataset['ms'])
  const count = section.querySelector('[data-row]')?.childElementCount ?? 1
  const stop = new AbortController()
  const { signal } = stop
  let at = 0
  let isHeld = false
  let moves = !matchMedia(REDUCED).matches && !savesData()

  const show = () => {
    const toggle = section.querySelector<HTMLElement>('[data-does="toggle"]')
    section.dataset['moves'] = String(moves)
    toggle?.setAttribute('aria-label', toggle.dataset[moves ? 'pause' : 'play'] ?? '')
  }
  const step = (by: number) => {
    at = (at + by + count) % count
    arrange(section, at)
  }
  const timer = setInterval(() => {
    if (!section.isConnected) return letGo()
    if (moves && !isHeld && document.visibilityState === 'visible') step(1)
  }, ms)
  const letGo = () => {
    clearInterval(timer)
    stop.abort()
  }

  const does: Record<string, () => void> = {
    toggle() {
      moves = !moves
      isHeld = false
      show()
    },
    next: () => step(1),
    previous: () => step(-1),
  }
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    hear: (event: HTMLElementEventMap[K]) => void,
  ) => section.addEventListener(type, hear, { signal })

  on('pointerenter', ({ pointerType }) => (isHeld = pointerType === 'mouse'))
  on('pointerleave', () => (isHeld = false))
  on('focusin', ({ target }) => (isHeld = (target as HTMLElement).matches(':focus-visible')))
  on('focusout', () => (isHeld = false))
  on('click', ({ target }) => {
    const button = (target as HTMLElement).closest<HTMLElement>('[data-does]')
    does[button?.dataset['does'] ?? '']?.()
  })
  show()
  return letGo
}
