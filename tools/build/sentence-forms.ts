import type { SentenceForm, SentenceForms } from '#schema/domain/sentence-forms.ts'

/** Arguments of a function that looks a value up, or whose sentence depends on one; of the English texts or the translated ones. */
export type Arguments = Record<string, (texts: object) => readonly (readonly unknown[])[]>

const MARK = '\u0001'
const MARKED = new RegExp(`${MARK}(\\w+)${MARK}`)
/** In the place of any text in a sentence. */
export const mark = (name: string | number): string => MARK + name + MARK

type Texts = { english: object; translated: object; args: Arguments }
type Pair = { id: string; english: string; translated: string }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown =>
  typeof value === 'function'

const marksFor = (count: number) => [Array.from({ length: count }, (_, index) => mark(index))]

/** Every sentence of a translation beside the English one. Throws when they do not have the same form. */
function* pairsOf(id: string, from: unknown, to: unknown, texts: Texts): Generator<Pair> {
  if (typeof from === 'string' && typeof to === 'string')
    return void (yield { id, english: from, translated: to })
  if (isFunction(from) && isFunction(to)) {
    const args = texts.args[id] ?? (() => marksFor(from.length))
    const translatedArgs = args(texts.translated)
    for (const [index, own] of args(texts.english).entries())
      yield* pairsOf(`${id}()`, from(...own), to(...(translatedArgs[index] ?? [])), texts)
    return
  }
  if (!isObject(from) || !isObject(to)) throw new Error(`${id} has no such form in each language.`)
  if (Array.isArray(from) && Reflect.get(to, 'length') !== from.length)
    throw new Error(`${id} has not as many sentences in each language.`)
  for (const [key, words] of Object.entries(to))
    yield* pairsOf(id === '' ? key : `${id}.${key}`, Reflect.get(from, key), words, texts)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function formOf({ english, translated }: Pair): SentenceForm {
  const parts = english.split(MARKED)
  const names = parts.filter((_, index) => index % 2 === 1)
  const pattern = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : '([^]+?)')).join('')
  const words = translated
    .replaceAll('$', '$$$$')
    .replaceAll(new RegExp(MARKED, 'g'), (_, name: string) => {
      if (!names.includes(name))
        throw new Error(`“${english}” does not have all of “${translated}”.`)
      return `$${names.indexOf(name) + 1}`
    })
  return [pattern, words]
}

const literalLength = ([pattern]: SentenceForm) => pattern.replaceAll('([^]+?)', '').length

const formsOf = (pairs: readonly Pair[]): SentenceForm[] =>
  [...new Map(pairs.map(formOf)).entries()]
    // A value alone, and what is equal in both languages, need no form.
    .filter((form) => literalLength(form) > 0)
    // "Refund for …, because …" before "Refund for …".
    .toSorted((a, b) => literalLength(b) - literalLength(a))

/** `isTitle`: of the ids. */
export function sentenceForms(
  english: object,
  translated: object,
  {
    args = {},
    isTitle = () => false,
  }: { args?: Arguments; isTitle?: (id: string) => boolean } = {},
): SentenceForms {
  const pairs = [...pairsOf('', english, translated, { english, translated, args })]
  return {
    titles: formsOf(pairs.filter(({ id }) => isTitle(id))),
    sentences: formsOf(pairs.filter(({ id }) => !isTitle(id))),
  }
}
