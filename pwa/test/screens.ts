import { afterEach, beforeAll } from 'vitest'
import { cleanup, configure, fireEvent, screen } from '@testing-library/react'
import { online } from '#pwa/api/online.ts'
import { useToasts } from '#pwa/ui/toast-store.ts'

/** Gives jsdom what every phone has, and leaves nothing of one test to the next. */
export function readyForScreens() {
  beforeAll(() => {
    // A screen's code is loaded when it is first opened.
    configure({ asyncUtilTimeout: 5000 })
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
    online.heard()
    localStorage.clear()
    useToasts.setState({ toasts: [] })
  })
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))

export const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
