import { readFigures } from '#schema/contract/about.ts'
import { endpointUrl } from '#schema/contract/endpoint.ts'
import { ABOUT_FIGURES, formatFigure } from '#schema/domain/about.ts'
import { isMotionWanted } from './motion.ts'

export const COUNT_MS = 2500
/** How much of the figures is visible when they begin to count. */
const VISIBLE_SHARE = 0.4

const easeOut = (share: number) => 1 - (1 - share) ** 3

const elementsOf = (section: HTMLElement) => [
  ...section.querySelectorAll<HTMLElement>('[data-figure]'),
]
const valueOf = ({ dataset }: HTMLElement) => Number(dataset['value'])

function drawFigures(section: HTMLElement, share: number): void {
  for (const element of elementsOf(section))
    element.textContent = formatFigure(Math.round(valueOf(element) * easeOut(share)))
}

/** Where an administrator has changed them. Without a network the prerendered figures stay. */
async function fetchFigures(section: HTMLElement, signal: AbortSignal): Promise<void> {
  const response = await fetch(endpointUrl(readFigures, {}), { signal })
  const body: { figures?: Record<string, unknown> } = await response.json()
  for (const element of elementsOf(section)) {
    const name = ABOUT_FIGURES.find((each) => each === element.dataset['figure'])
    const value = name && body.figures?.[name]
    if (Number.isSafeInteger(value)) element.dataset['value'] = String(value)
  }
}

/**
 * Counts the figures of a section up from 0 in 2.5 s, once, when it is scrolled into view. Under reduced motion or data
 * saving they do not move. Returns how to stop it.
 */
export function startFigures(section: HTMLElement): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let isCounting = false

  const count = (startedAt: number) => {
    const next = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - startedAt) / COUNT_MS))
      if (signal.aborted) return
      drawFigures(section, share)
      isCounting = share < 1
      if (isCounting) requestAnimationFrame(next)
    }
    isCounting = true
    next(startedAt)
  }
  const observer = isMotionWanted()
    ? new IntersectionObserver(
        ([entry], self) => {
          if (!entry?.isIntersecting) return
          self.disconnect()
          count(performance.now())
        },
        { threshold: VISIBLE_SHARE },
      )
    : null
  observer?.observe(section)
  void fetchFigures(section, signal).then(
    () => isCounting || drawFigures(section, 1),
    () => {},
  )
  return () => {
    observer?.disconnect()
    stopped.abort()
  }
}
