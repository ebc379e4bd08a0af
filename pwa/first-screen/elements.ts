// The slots of a template: elements of the app's own components, which the build has rendered with example values
// (pwa/routes/-first-screen/render-template.tsx). Values become text nodes and attributes, never markup. A slot that is
// missing throws, and the screen is left to the app.
import { isDataSaverOn } from '#pwa/ui/browser/data-saver.ts'
import { avatarTint } from '#pwa/ui/display/tint.ts'
import { initialsOf } from '#schema/domain/initials.ts'

export function find(root: ParentNode, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The template has no ${selector}`)
  return element
}

export const findAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

export const copyOf = (element: Element): HTMLElement => element.cloneNode(true) as HTMLElement

/** The text of an element that has icons too. */
export function setText(element: Element | undefined, text: string): void {
  const node = [...(element?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3)
  if (!node) throw new Error('The template has no such text')
  node.nodeValue = text
}

export const setIcon = (root: ParentNode, selector: string, icon: string | undefined): void =>
  find(root, `${selector} use`).setAttribute('href', `#i-${icon}`)

type Person = { username: string; profilePicture?: string | null | undefined }

/** The app fetches the picture, so that it does not delay its script. */
export function fillAvatar(avatar: HTMLElement, { username, profilePicture }: Person): void {
  avatar.dataset['tint'] = String(avatarTint(username))
  if (!profilePicture || isDataSaverOn()) avatar.textContent = initialsOf(username)
}

/** What the build could not leave out, because the components need it. */
export function prepare(content: DocumentFragment, isEnglish: boolean): void {
  for (const control of findAll(content, 'button, input, select, textarea'))
    control.toggleAttribute('inert', true)
  for (const picture of findAll(content, 'img')) picture.removeAttribute('src')
  if (!isEnglish) removeWords(content)
}

/** The template has those of English. */
function removeWords(content: DocumentFragment): void {
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.nodeValue = ' '
}

/** Shows it in place of the loading screen. The app has not rendered yet. */
export function show(content: DocumentFragment): void {
  const root = find(document, '#root')
  content.firstElementChild?.toggleAttribute('data-drawn', true)
  if (root.firstElementChild?.matches('.loading-screen')) root.replaceChildren(content)
}
