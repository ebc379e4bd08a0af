// Finding an element by its role reads `display` and `visibility` of every element, and jsdom compares each one again with its
// whole default stylesheet: a fifth of the time of the screen tests.

/** The attributes on which `display` depends in jsdom's default stylesheet. */
const ATTRIBUTES = ['hidden', 'open', 'type', 'popover']

/** Elements with the same key have the same `display`. */
const keyOf = (element: Element) =>
  [
    element.localName,
    element.parentElement?.localName,
    ...ATTRIBUTES.map((name) => `${element.getAttribute(name)}`),
  ].join('|')

/** Most style attributes set a size or a property of our own. */
const sets = (element: Element, property: 'display' | 'visibility') =>
  element.hasAttribute('style') && (element as HTMLElement).style[property] !== ''

/** The nearest element with an attribute that sets `visibility`, which its descendants inherit. */
function findSourceOfVisibility(element: Element): Element | null {
  let each: Element | null = element
  while (each && !sets(each, 'visibility') && !each.hasAttribute('hidden'))
    each = each.parentElement
  return each
}

/** Of all documents, which have the same default stylesheet. */
const displays = new Map<string, string>()

type GetComputedStyle = (element: Element, pseudoElement?: string | null) => CSSStyleDeclaration

/**
 * `getComputedStyle` of a document whose only styles are the default stylesheet and style attributes: `display` is computed
 * once for all elements that have the same in the first, and `visibility` only where an attribute can change it.
 * Everything else is left to the original.
 */
export function rememberDisplay(original: GetComputedStyle): GetComputedStyle {
  function displayOf(element: Element): string {
    if (sets(element, 'display')) return original(element).display
    const key = keyOf(element)
    const display = displays.get(key) ?? original(element).display
    displays.set(key, display)
    return display
  }
  function visibilityOf(element: Element): string {
    const source = findSourceOfVisibility(element)
    return source ? original(source).visibility : 'visible'
  }

  return (element, pseudoElement) => {
    if (pseudoElement || element.ownerDocument.styleSheets.length > 0)
      return original(element, pseudoElement)
    const read = (property: string): string | undefined => {
      if (property === 'display') return displayOf(element)
      return property === 'visibility' ? visibilityOf(element) : undefined
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (property === 'getPropertyValue')
          return (name: string) => read(name) ?? original(element).getPropertyValue(name)
        return read(String(property)) ?? Reflect.get(original(element), property)
      },
    })
  }
}
