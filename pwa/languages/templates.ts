type Facts = Record<string, unknown>
/** A sentence, or several of them, of some facts: an entry of NOTICE_TEXTS or TRANSACTION_MESSAGES. */
export type Compose = (facts: Facts) => string | readonly string[]
type Template = { pattern: RegExp; names: string[]; variant: Facts }

const MARK = '\u0001'
const MARKED = new RegExp(`${MARK}(\\w+)${MARK}`)

const joined = (text: string | readonly string[]) =>
  typeof text === 'string' ? text : text.join('\n')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The facts of `names` as marks, by which they are found in a text. */
export const marksOf = (names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, MARK + name + MARK]))

function templateOf(english: Compose, variant: Facts): [text: string, template: Template] {
  const text = joined(english(variant))
  const parts = text.split(MARKED)
  const source = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : '([^]*?)')).join('')
  const names = parts.filter((_, index) => index % 2 === 1)
  return [text, { pattern: new RegExp(`^${source}$`), names, variant }]
}

/** The different texts that these variants of the facts have. */
export const templatesOf = (english: Compose, variants: readonly Facts[]): Template[] => [
  ...new Map(variants.map((variant) => templateOf(english, variant))).values(),
]

/** The facts that the text was composed of; null when no template has such a text. */
export function factsOf(text: string, templates: readonly Template[]): Facts | null {
  for (const { pattern, names, variant } of templates) {
    const found = pattern.exec(text)
    if (!found) continue
    const facts: Facts = {}
    for (const [index, name] of names.entries()) facts[name] = found[index + 1]
    return { ...variant, ...facts }
  }
  return null
}
