const IGNORED = ['id', 'for', 'inert', 'data-offline', 'data-drawn', 'style', 'fetchpriority']

/** Without what differs although it looks the same: ids, hidden options, texts on hover, and the order of attributes. */
export function comparable(element: Element, ignored: readonly string[] = []): string[] {
  const copy = element.cloneNode(true) as Element
  // Toasts are loaded after the first render.
  for (const toasts of copy.querySelectorAll('.toasts')) toasts.remove()
  // A copy of an element does not have its state.
  const chosen = [...element.querySelectorAll('select')].map((select) => select.selectedOptions[0])
  for (const [index, select] of copy.querySelectorAll('select').entries())
    select.replaceChildren(chosen[index]?.textContent ?? '')
  for (const each of copy.querySelectorAll('*')) {
    const attributes = [...each.attributes].toSorted((a, b) => (a.name < b.name ? -1 : 1))
    for (const { name } of attributes) each.removeAttribute(name)
    for (const { name, value } of attributes)
      if (
        ![...IGNORED, ...ignored].includes(name) &&
        !(name === 'title' && each.localName === 'time')
      )
        each.setAttribute(name, value)
  }
  return copy.innerHTML.replaceAll(/<!--.*?-->/g, '').split(/(?=<)/)
}
