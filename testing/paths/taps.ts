import type { BrowserContext, Locator, Page } from 'playwright-core'

type Tap = { screen: string; what: string }

const pathOf = (page: Page) => new URL(page.url()).pathname.replace(/[0-9a-f-]{36}/, '{id}')

/** The field that "Next" on a phone's keyboard goes to: the next one for text, and out of one that has a single line. */
const isReachedByNext = (target: Element): boolean => {
  const active = document.activeElement
  const form = active?.closest('form')
  if (!(active instanceof HTMLInputElement) || !form?.contains(target)) return false
  const texts = form.querySelectorAll('select, textarea, input:not([type=radio], [type=checkbox])')
  const order = [...texts].filter((element) => element.checkVisibility())
  const passed = order.slice(order.indexOf(active), order.indexOf(target))
  return passed.length > 0 && passed.every((element) => element instanceof HTMLInputElement)
}

/**
 * What one user does on one phone, counted: each touch of a link, a button or a choice, and of a field that has no focus
 * yet. Typing is none, nor are the keys of the keyboard.
 */
export class Taps {
  readonly list: Tap[] = []
  /** Touches that the pages have received. */
  received = 0
  readonly #who: string

  constructor(who: string) {
    this.#who = who
  }

  /** Counts in the pages too, so that no touch is left out of the list. */
  async watch(context: BrowserContext) {
    await context.exposeBinding('countTouch', () => void this.received++)
    await context.addInitScript(() => {
      const { countTouch } = window as unknown as { countTouch: () => void }
      addEventListener('pointerup', () => countTouch(), true)
    })
  }

  #add(page: Page, what: string) {
    this.list.push({ screen: `${this.#who} ${pathOf(page)}`, what })
  }

  async tap(target: Locator, what: string) {
    await target.waitFor()
    this.#add(target.page(), what)
    await target.click()
  }

  /** Types into a field, which has the focus, is the keyboard's next one, or is tapped. */
  async type(field: Locator, text: string, what: string) {
    await field.waitFor()
    const hasFocus = await field.evaluate((element) => element === document.activeElement)
    const isNext = !hasFocus && (await field.evaluate(isReachedByNext))
    if (isNext) await field.focus()
    else if (!hasFocus) await this.tap(field, `field: ${what}`)
    await field.page().keyboard.type(text)
  }

  /** A choice of a list that the phone shows itself. */
  async choose(list: Locator, option: string) {
    this.#add(list.page(), `choice: ${option}`)
    // The list is not part of the page.
    this.received++
    await list.selectOption(option)
  }
}

export const formatTaps = (taps: readonly Taps[]) => {
  const all = taps.flatMap(({ list }) => list)
  return all.map(({ screen, what }, index) => `${index + 1}. ${screen}: ${what}`).join('\n')
}
