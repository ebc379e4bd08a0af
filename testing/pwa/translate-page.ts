const TEXT_NODES = 4

const isShown = ({ parentElement, data }: Text) =>
  data.trim() !== '' && !parentElement?.closest('font, script, style, textarea, title')

/** The ways in which translators put an element in the place of a text. */
export const TRANSLATORS = {
  'replaces each text': (text: Text, font: HTMLElement) => text.replaceWith(font),
  'inserts before each text, then removes it': (text: Text, font: HTMLElement) => {
    text.before(font)
    text.remove()
  },
  'inserts after each text, then removes it': (text: Text, font: HTMLElement) => {
    text.after(font)
    text.remove()
  },
  'removes each text, then inserts': (text: Text, font: HTMLElement) => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode?.insertBefore(font, nextSibling)
  },
  'moves each text into an element': (text: Text, font: HTMLElement) => {
    text.replaceWith(font)
    font.firstElementChild?.replaceChildren(text)
  },
}

type Translate = (typeof TRANSLATORS)['replaces each text']
type Translation = { text: Text; font: HTMLElement; words: string }

/** Does what a translator does to each text below a node, with the same words, and returns what it has replaced. */
export function translatePage(
  root: Node = document.body,
  translate: Translate = TRANSLATORS['replaces each text'],
): Translation[] {
  const walker = document.createTreeWalker(root, TEXT_NODES)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts.filter(isShown).map((text) => {
    // Chrome makes two of them.
    const font = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    font.append(inner)
    const words = text.data
    translate(text, font)
    return { text, font, words }
  })
}

/** What is still on the screen although the app has changed it since. */
export const staleWords = (translations: Translation[]): string[] =>
  translations
    .filter(({ text, font, words }) => font.isConnected && text.data !== words)
    .map(({ text, words }) => `${words} (now: ${text.data})`)
