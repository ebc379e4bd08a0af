/** A text, compared as a whole, or a pattern. */
type Words = string | RegExp

/** What a user looks for. Of several that fit, the first that can be seen. */
export type Target = {
  role?:
    | 'link'
    | 'button'
    | 'heading'
    | 'dialog'
    | 'form'
    | 'region'
    | 'img'
    | 'textbox'
    | 'searchbox'
  /** The accessible name of what has the role. */
  name?: Words
  /** A field by its label. */
  label?: Words
  /** A choice, such as a radio button, by its label, which is what is tapped. */
  choice?: Words
  text?: Words
  /** Only in there. */
  inside?: Target
  /** In the frame with this title. */
  frame?: string
}

export type Found = {
  /** The middle of what can be seen of it, in its window. */
  x: number
  y: number
  top: number
  bottom: number
  /** Something else would be tapped there. */
  isCovered: boolean
  isDisabled: boolean
  isMoving: boolean
  hasFocus: boolean
  /** The button "Next" of a phone's keyboard leads to it. */
  isNext: boolean
}

type Pattern = { source: string; flags: string }
type Plain = { [Key in keyof Target]: Target[Key] | Pattern | Plain }

// The functions from here to `findInPage` run in the page, so they use nothing but each other. They are in IN_PAGE.

function fits(text: string, words: unknown): boolean {
  const clean = text.replaceAll(/\s+/g, ' ').trim()
  if (typeof words === 'string') return clean === words
  const { source, flags } = words as Pattern
  return new RegExp(source, flags).test(clean)
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}

/** As a screen reader reads it. */
function readText(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
  if (node.matches('script, style, select, textarea, [hidden]')) return ''
  if (node instanceof HTMLImageElement) return node.alt
  const label = node.getAttribute('aria-label')
  if (label) return label
  const isInline = getComputedStyle(node).display.startsWith('inline')
  const text = [...node.childNodes].map(readText).join('')
  return isInline ? text : ` ${text} `
}

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const parts = ids.flatMap((id) => document.getElementById(id) ?? [])
  if (parts.length > 0) return parts.map(readText).join(' ')
  const own = element.getAttribute('aria-label')
  if (own) return own
  const labels = 'labels' in element ? [...((element.labels ?? []) as Iterable<Element>)] : []
  return labels.length > 0 ? labels.map(readText).join(' ') : readText(element)
}

function selectIn(root: Element, { role, name, label, choice, text }: Plain): Element[] {
  const roles: Record<string, string> = {
    link: 'a[href], [role=link]',
    button: 'button, [role=button], summary, input[type=submit]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    form: 'form',
    region: 'section, [role=region]',
    searchbox: 'input[type=search]',
  }
  const all = (selector: string) => [...root.querySelectorAll(selector)]
  if (label) return all('input, select, textarea').filter((each) => fits(nameOf(each), label))
  if (choice) return all('label').filter((each) => fits(readText(each), choice))
  if (text) {
    const holds = (each: Element) => fits(each.textContent ?? '', text)
    const isSmallest = (each: Element) => holds(each) && ![...each.children].some(holds)
    return all('*').filter((each) => !each.matches('script, style, option') && isSmallest(each))
  }
  const those = all(roles[String(role)] ?? 'none')
  return name ? those.filter((each) => fits(nameOf(each), name)) : those
}

function searchPage(wanted: Plain): Element[] {
  const roots = wanted.inside ? searchPage(wanted.inside as Plain) : [document.body]
  return roots.flatMap((root) => selectIn(root, wanted)).filter(isShown)
}

function measure(element: Element) {
  const box = element.getBoundingClientRect()
  // A link of several lines is tapped in one of them.
  const line = [...element.getClientRects()].find(({ width }) => width > 0) ?? box
  const x = line.left + line.width / 2
  const y = line.top + line.height / 2
  const hit = document.elementFromPoint(x, y)
  // A field can be inside of its label. The whole page is hit where it takes no taps.
  const isHit = element.contains(hit) || hit?.closest('label')?.contains(element) === true
  return { x, y, top: box.top, bottom: box.bottom, isCovered: !isHit }
}

/** A dialog slides in. */
function isMoving(element: Element): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false
    return effect.getTiming().iterations !== Infinity && effect.target?.contains(element) === true
  })
}

function isReachedByNext(element: Element): boolean {
  const active = document.activeElement
  const form = active?.closest('form')
  if (!(active instanceof HTMLInputElement) || !form?.contains(element)) return false
  const texts = form.querySelectorAll('select, textarea, input:not([type=radio], [type=checkbox])')
  const order = [...texts].filter((each) => each.checkVisibility())
  const passed = order.slice(order.indexOf(active), order.indexOf(element))
  return passed.length > 0 && passed.every((each) => each instanceof HTMLInputElement)
}

/** Marks what it has found. */
function findInPage(target: Plain, scrolls: boolean): Found | null {
  const [element] = searchPage(target)
  if (!element) return null
  for (const each of document.querySelectorAll('[data-found]')) each.removeAttribute('data-found')
  element.setAttribute('data-found', '')
  if (scrolls && measure(element).isCovered)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return {
    ...measure(element),
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    isMoving: isMoving(element),
    hasFocus: element === document.activeElement,
    isNext: isReachedByNext(element),
  }
}

const IN_PAGE = [
  isMoving,
  fits,
  isShown,
  readText,
  nameOf,
  selectIn,
  searchPage,
  measure,
  isReachedByNext,
]
  .map(String)
  .join('\n')

const toPlain = (target: Target): Plain =>
  Object.fromEntries(
    Object.entries(target).map(([key, value]) => {
      if (value instanceof RegExp) return [key, { source: value.source, flags: value.flags }]
      return [key, typeof value === 'object' ? toPlain(value) : value]
    }),
  )

export const callInPage = (source: string, ...args: unknown[]) =>
  `(${source})(${args.map((each) => JSON.stringify(each)).join(', ')})`

/** The one way to find something, in all engines. */
export const findExpression = (target: Target, { scrolls = false } = {}) =>
  callInPage(
    `(...given) => { ${IN_PAGE}; return (${String(findInPage)})(...given) }`,
    toPlain(target),
    scrolls,
  )
