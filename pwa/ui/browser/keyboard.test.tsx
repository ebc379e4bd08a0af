import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keyboardHeight, watchKeyboard } from './keyboard.ts'

const WINDOW = { innerHeight: 640 }
const visible = Object.assign(new EventTarget(), { height: 640, offsetTop: 0, scale: 1 })
const show = (event: string, some: Partial<typeof visible>) => {
  Object.assign(visible, some)
  visible.dispatchEvent(new Event(event))
}
const lengths = () =>
  ['--keyboard', '--below'].map((name) => document.documentElement.style.getPropertyValue(name))

beforeAll(() => {
  vi.stubGlobal('visualViewport', visible)
  vi.stubGlobal('innerHeight', WINDOW.innerHeight)
  watchKeyboard()
})
beforeEach(() => show('resize', { height: 640, offsetTop: 0, scale: 1 }))
afterEach(() => document.body.replaceChildren())

test('an open keyboard is told to the styles, and how much of it the scrolled window uncovers', () => {
  expect(lengths()).toEqual(['', ''])
  show('resize', { height: 350 })
  expect(lengths()).toEqual(['290px', '290px'])
  show('scroll', { offsetTop: 200 })
  expect(lengths()).toEqual(['290px', '90px'])
  show('resize', { height: 640, offsetTop: 0 })
  expect(lengths()).toEqual(['', ''])
})

test('the bars of a browser and a zoomed page are no keyboard', () => {
  show('resize', { height: 584 })
  expect(lengths()).toEqual(['', ''])
  show('resize', { height: 256, scale: 2.5 })
  expect(lengths()).toEqual(['', ''])
  show('resize', { height: 140, scale: 2.5 })
  expect(lengths()).toEqual(['290px', '290px'])
  expect(keyboardHeight({ innerHeight: 640, visualViewport: null })).toBe(0)
})

test('the field in a dialog, which becomes lower above the keyboard, is scrolled into view', () => {
  const field = document.createElement('input')
  const scrolled = vi.fn<() => void>()
  field.scrollIntoView = scrolled
  const dialog = document.createElement('dialog')
  dialog.open = true
  dialog.append(field)
  document.body.append(dialog)
  field.focus()
  show('resize', { height: 350 })
  show('scroll', { offsetTop: 20 })
  expect(scrolled).toHaveBeenCalledOnce()
})
