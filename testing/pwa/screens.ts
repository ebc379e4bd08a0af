import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { useDataPrice } from '#pwa/features/device/data-price.ts'
import { usePackRun } from '#pwa/features/pack/fill-pack.ts'
import { useRefreshedAt } from '#pwa/sync/use-refresh.ts'
import { forgetTime } from '#pwa/ui/browser/clock.ts'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'

/** A timer of the app that still runs when its test ends would show its toast in a later test of this process. */
const LONG_TIMER_MS = 1000

/** Clears the timers of at least a second that a test leaves behind. */
function clearTimersAfterEach() {
  const { setTimeout: original } = globalThis
  const running = new Set<ReturnType<typeof setTimeout>>()
  const clearAll = () => {
    for (const timer of running) clearTimeout(timer)
    running.clear()
  }
  beforeAll(() => {
    globalThis.setTimeout = Object.assign((...args: Parameters<typeof original>) => {
      const timer = original(...args)
      if ((args[1] ?? 0) >= LONG_TIMER_MS) running.add(timer)
      return timer
    }, original)
  })
  afterEach(clearAll)
  afterAll(() => {
    globalThis.setTimeout = original
  })
}

/** Adds what jsdom lacks, and resets shared state after each test. */
export function setUpScreens() {
  clearTimersAfterEach()
  beforeAll(() => {
    // Without an answer, so that a hook has its fallback: the menus of a desktop, the lists of a phone.
    globalThis.matchMedia ??= ((query: string) => ({
      matches: undefined,
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as never
    globalThis.scrollTo = () => {}
    HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false
    }
  })
  // A chunk that a screen began to load would arrive after the document is gone.
  afterAll(() => vi.dynamicImportSettled())
  // What an earlier file of this process left behind. The tab's storage has the visits of the login page by the keys of the
  // tab's history, which each test draws from the same seed: a visit of another file would count as the same one.
  beforeEach(() => {
    forgetTime()
    sessionStorage.clear()
    useToasts.setState({ toasts: [] })
  })
  afterEach(() => {
    cleanup()
    online.markReachable()
    localStorage.clear()
    useDataPrice.setState(useDataPrice.getInitialState())
    usePackRun.setState(usePackRun.getInitialState())
    useRefreshedAt.setState(useRefreshedAt.getInitialState(), true)
    useToasts.setState({ toasts: [] })
  })
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))

export const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
