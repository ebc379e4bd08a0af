import { cleanup, configure, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'

/** A screen's code is loaded when it is first opened, which takes long on a busy machine. */
const WAIT_MS = 20_000

/** Adds what jsdom lacks, and resets shared state after each test. */
export function setUpScreens() {
  vi.setConfig({ testTimeout: 3 * WAIT_MS })
  beforeAll(() => {
    configure({ asyncUtilTimeout: WAIT_MS })
    globalThis.matchMedia ??= ((query: string) => ({
      matches: false,
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
  afterEach(() => {
    cleanup()
    online.markReachable()
    localStorage.clear()
    useToasts.setState({ toasts: [] })
  })
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))

export const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
