import { afterEach, expect, test } from 'vitest'
import { rememberDisplay } from './computed-style.ts'

/** Vitest's name for the environment, whose window has the original. */
declare const jsdom: { window: Window & typeof globalThis }

const original = (element: Element) => jsdom.window.getComputedStyle(element)

afterEach(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
})

const DISPLAYS = `
  <p>text <span>inline</span> <b hidden>hidden</b> <a href="/">link</a> <label>label <input></label></p>
  <div hidden><span>child</span></div> <div hidden="until-found"><i>found</i></div>
  <dialog>closed</dialog> <dialog open>open</dialog> <dialog hidden open>hidden</dialog>
  <details><summary>first</summary>text</details> <details open><summary>first</summary>text</details>
  <ul><li>item</li></ul> <table><tbody><tr><td>cell</td></tr><tr hidden><td>cell</td></tr></tbody></table>
  <form><fieldset><legend>legend</legend><input type="hidden"><input type="radio"><select><option>1</option></select>
  <textarea></textarea><button>send</button></fieldset></form>
  <div popover>popover</div> <template></template> <script type="text/plain"></script> <img alt=""> <svg><path /></svg>
  <div style="display: none">none</div> <span style="display: block">block</span> <output>result</output>
  <main><section><article><h2>title</h2></article></section></main> <span style="color: red">red</span>`

const VISIBILITIES = `
  <div style="visibility: hidden"><p><span>inherited</span><b style="visibility: visible">visible</b></p></div>
  <div style="color: red"><p>visible</p></div> <p>visible</p>`

test.each(['display', 'visibility'])('has the same %s as the original', (property) => {
  document.body.innerHTML = DISPLAYS + VISIBILITIES + DISPLAYS
  const getStyle = rememberDisplay(original)
  const valuesOf = (read: typeof original) =>
    [...document.querySelectorAll('*')].map((element) => [
      element.outerHTML,
      read(element).getPropertyValue(property),
    ])
  expect(valuesOf(getStyle)).toEqual(valuesOf(original))
  expect(new Set(valuesOf(getStyle).map(([, value]) => value)).size).toBeGreaterThan(1)
})

test('follows an element that is opened, hidden or styled', () => {
  document.body.innerHTML = '<dialog><p>text</p></dialog>'
  const getStyle = rememberDisplay(original)
  const [dialog, text] = document.querySelectorAll<HTMLElement>('dialog, p')
  if (!dialog || !text) throw new Error('The elements are missing.')
  const read = () => [getStyle(dialog).display, getStyle(text).display, getStyle(text).visibility]
  expect(read()).toEqual(['none', 'block', 'visible'])
  dialog.setAttribute('open', '')
  text.hidden = true
  expect(read()).toEqual(['block', 'none', 'visible'])
  text.hidden = false
  dialog.style.visibility = 'hidden'
  expect(read()).toEqual(['block', 'block', 'hidden'])
})

test('leaves a document with a style sheet, and every other property, to the original', () => {
  document.body.innerHTML = '<p>text</p>'
  const getStyle = rememberDisplay(original)
  expect(getStyle(document.body).marginTop).toBe(original(document.body).marginTop)
  expect(getStyle(document.body).getPropertyValue('margin-top')).not.toBe('')
  expect(getStyle(document.body).display).toBe('block')
  document.head.innerHTML = '<style>p { display: none }</style>'
  const text = document.querySelector('p') as Element
  expect(getStyle(text).display).toBe('none')
})
