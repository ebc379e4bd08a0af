import { afterAll, beforeAll } from 'vitest'

type Size = (element: HTMLElement) => number | undefined

/** The height of an element by its class; jsdom lays nothing out. */
const HEIGHTS: Record<string, number> = { 'thread-scroll': 400, 'thread-row': 40 }
const heightOf: Size = ({ classList }) =>
  Object.entries(HEIGHTS).find(([name]) => classList.contains(name))?.[1]

/** Gives the rows of a virtual list and its scroll container a height, and lets it scroll. */
export function useElementSizes() {
  const prototype = HTMLElement.prototype
  const saved = ['offsetHeight', 'clientHeight', 'scrollHeight', 'offsetWidth', 'scrollTo'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
  )
  const define = (name: string, size: Size) =>
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return size(this) ?? 0
      },
    })
  beforeAll(() => {
    define('offsetHeight', heightOf)
    define('clientHeight', heightOf)
    define('offsetWidth', () => 360)
    define('scrollHeight', (element) =>
      Number.parseFloat((element.firstElementChild as HTMLElement | null)?.style.height ?? '0'),
    )
    Object.defineProperty(prototype, 'scrollTo', {
      configurable: true,
      value(this: HTMLElement, { top = 0 }: ScrollToOptions) {
        const before = this.scrollTop
        this.scrollTop = Math.max(Math.min(top, this.scrollHeight - this.clientHeight), 0)
        // As in a browser, after the rendering that scrolled, and only if it did.
        if (this.scrollTop !== before) setTimeout(() => this.dispatchEvent(new Event('scroll')))
      },
    })
  })
  afterAll(() => {
    for (const [name, descriptor] of saved)
      if (descriptor) Object.defineProperty(prototype, name, descriptor)
      else Reflect.deleteProperty(prototype, name)
  })
}
