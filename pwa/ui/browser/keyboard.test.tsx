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

test('a dialog, which becomes lower above the keyboard, is shown from its field downwards', () => {
  const shown: string[] = []
  document.body.innerHTML = `<input id="page"><dialog open>${['a', 'b']
    .map((id) => `<div class="field" data-of="${id}"><input id="${id}"></div>`)
    .join('')}<button id="send">Send</button></dialog>`
  for (const field of document.querySelectorAll<HTMLElement>('.field'))
    field.scrollIntoView = () => void shown.push(field.dataset['of'] ?? '')
  const focus = (id: string) => document.getElementById(id)?.focus()

  focus('b')
  expect(shown).toEqual([])
  show('resize', { height: 350 })
  show('scroll', { offsetTop: 20 })
  expect(shown).toEqual(['b'])
  focus('a')
  focus('send')
  focus('page')
  expect(shown).toEqual(['b', 'a'])
})
