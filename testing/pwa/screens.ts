import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { useToasts } from '#pwa/ui/feedback/toast-store.ts'

/** Adds what jsdom lacks, and resets shared state after each test. */
export function setUpScreens() {
  beforeAll(() => {
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
  // What an earlier file of this process left behind after its end.
  beforeEach(() => useToasts.setState({ toasts: [] }))
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
