import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PATIENCE_MS } from '#testing/browser/browser.ts'
import { ROOT } from '#tools/common/paths.ts'
import type { Driver, EngineName } from './driver.ts'
import { callInPage, findExpression, type Found, type Target } from './find.ts'

const POLL_MS = 50
/** Nobody taps sooner. Safari's engine does not scroll along with what is loaded above. */
const RESTS = 5

/** As a list or a calendar does that the system shows, so that React notices. */
function setInPage(value: string) {
  const field = document.querySelector('[data-found]')
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLSelectElement)) return
  const option = [...field.querySelectorAll('option')].find((each) => each.label === value)
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, option?.value ?? value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const describeTarget = (target: Target): string =>
  JSON.stringify(target, (_key, value) => (value instanceof RegExp ? String(value) : value))

/** A user in front of one browser, the same in every engine. */
export class Screen {
  /** Each touch of a link, a button, a choice, and of a field that has no focus yet. Typing is none. */
  readonly taps: string[] = []
  readonly #driver: Driver
  readonly #engine: EngineName
  readonly origin: string

  constructor(engine: EngineName, driver: Driver, origin: string) {
    this.#engine = engine
    this.#driver = driver
    this.origin = origin
  }

  open(path: string) {
    return this.#driver.open(this.origin + path)
  }

  evaluate<T>(expression: string) {
    return this.#driver.evaluate(expression) as Promise<T>
  }

  async path() {
    return new URL(await this.evaluate<string>('location.href')).pathname
  }

  resize = (width: number, height: number) => this.#driver.resize({ width, height })

  /** Null also while a document replaces the other. */
  #find({ frame, ...target }: Target, scrolls = false): Promise<Found | null> {
    const expression = findExpression(target, { scrolls })
    const selector = frame && `iframe[title="${frame}"]`
    const found = this.#driver.evaluate(expression, selector) as Promise<Found | null>
    return found.catch((error: unknown) => {
      this.#lastError = error
      return null
    })
  }
  #lastError: unknown

  /** Asks again until the answer is true. An answer that fails is none: the document may be replaced. */
  async waitUntil(what: string, check: () => Promise<boolean>) {
    const end = Date.now() + PATIENCE_MS
    const answer = () =>
      check().catch((error: unknown) => {
        this.#lastError = error
        return false
      })
    // oxlint-disable-next-line no-await-in-loop
    while (!(await answer())) {
      if (Date.now() > end)
        // oxlint-disable-next-line no-await-in-loop
        throw new Error(`${what}; ${await this.#describe()}`)
      // oxlint-disable-next-line no-await-in-loop
      await delay(POLL_MS)
    }
  }

  async #describe() {
    const name = `failed-${Date.now()}`
    await this.writePicture(name).catch(() => {})
    const text = await this.evaluate<string>('document.body.innerText').catch(() => '')
    const path = await this.path().catch(() => '?')
    return `at ${path}, ${name}.png, ${String(this.#lastError)}, with the text ${text.slice(0, 600)}`
  }

  /** Where it is, once it rests, can be used, and nothing is in front of it. */
  async #reach(target: Target): Promise<Found> {
    let before: Found | null = null
    let found: Found | null = null
    let rests = 0
    await this.waitUntil(`${describeTarget(target)} can be tapped`, async () => {
      before = found
      found = await this.#find(target, true)
      const isAtRest = found !== null && before?.x === found.x && before.y === found.y
      rests = isAtRest ? rests + 1 : 0
      if (!found || found.isCovered || found.isDisabled || found.isMoving) return false
      return rests >= RESTS
    })
    return found as unknown as Found
  }

  sees = async (target: Target) => (await this.#find(target)) !== null

  async see(target: Target) {
    await this.waitUntil(`${describeTarget(target)} can be seen`, () => this.sees(target))
  }

  /** A result is on the screen without scrolling, and the page is not wider than its window. */
  async seeInView(target: Target) {
    const what = `${describeTarget(target)} is in view`
    await this.waitUntil(what, async () => {
      const found = await this.#find(target)
      const height = await this.evaluate<number>('innerHeight')
      return found !== null && found.top >= 0 && found.bottom <= height
    })
    await this.expectNoOverflow(what)
  }

  async expectNoOverflow(what: string) {
    const root = 'document.documentElement'
    const excess = await this.evaluate<number>(`${root}.scrollWidth - ${root}.clientWidth`)
    if (excess > 0) throw new Error(`${what}: the page is ${excess} px wider than its window`)
  }

  async tap(target: Target) {
    const { x, y } = await this.#reach(target)
    this.taps.push(`${await this.path()}: ${describeTarget(target)}`)
    const frame = target.frame ? await this.#originOfFrame(target.frame) : { x: 0, y: 0 }
    await this.#driver.press(x + frame.x, y + frame.y)
  }

  #originOfFrame(title: string) {
    const frame = `document.querySelector('iframe[title="${title}"]')`
    return this.evaluate<{ x: number; y: number }>(`${frame}.getBoundingClientRect().toJSON()`)
  }

  /** Types into a field, which has the focus, is the keyboard's next one, or is tapped. */
  async type(target: Target, text: string) {
    await this.see(target)
    const { hasFocus, isNext } = await this.#reach(target)
    if (isNext) await this.evaluate(`document.querySelector('[data-found]').focus()`)
    else if (!hasFocus) await this.tap(target)
    await this.#driver.type(text)
  }

  pressEnter = () => this.#driver.type('\n')

  /** In a list or a calendar that the phone shows itself, outside of the page. */
  async choose(target: Target, value: string) {
    await this.tap(target)
    await this.#find(target)
    const selector = target.frame && `iframe[title="${target.frame}"]`
    await this.#driver.evaluate(callInPage(String(setInPage), value), selector)
  }

  async setFile(target: Target, path: string) {
    await this.see(target)
    await this.#driver.setFiles('[data-found]', [path])
  }

  /** With PICTURES=1, to look at. Chromium has none of a page before its first frame. */
  async picture(name: string) {
    if (!process.env['PICTURES']) return
    await this.waitUntil(`a picture of ${name}`, () => this.writePicture(name).then(() => true))
  }

  async writePicture(name: string) {
    const folder = join(ROOT, 'test-results', 'engines')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${this.#engine}-${name}.png`), await this.#driver.screenshot())
  }

  close = () => this.#driver.close()
}
