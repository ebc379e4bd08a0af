import type { Language } from '#schema/domain/languages.ts'
import type { Words as LocalWords } from '#schema/domain/localize.ts'
import {
  wordsFile,
  type SentenceForm,
  type SentenceForms,
  type WordsUse,
} from '#schema/domain/sentence-forms.ts'
import type { Deps } from '#worker/context.ts'

type Translate = (english: string) => string
/** How the sentences that the worker writes in English leave it (docs/languages.md#what-the-server-writes). */
export type Words = {
  /** The attribute of a document. */
  lang: string
  title: Translate
  sentence: Translate
}

const same: Translate = (english) => english
export const ENGLISH: Words = { lang: 'en-NG', title: same, sentence: same }

function translateBy(forms: readonly SentenceForm[]): Translate {
  const patterns = forms.map(([english, words]) => [new RegExp(`^${english}$`), words] as const)
  return (english) => {
    const form = patterns.find(([pattern]) => pattern.test(english))
    return form ? english.replace(...form) : english
  }
}

/** The files do not change while an isolate lives. */
const read = new WeakMap<object, Map<string, Promise<Words>>>()

async function fetchWords(
  assets: NonNullable<Deps['assets']>,
  file: string,
  lang: string,
): Promise<Words> {
  const response = await assets.fetch(`https://assets.local/${file}`)
  if (!response.ok) return ENGLISH
  const { titles, sentences } = (await response.json()) as SentenceForms
  return {
    lang,
    title: translateBy([...titles, ...sentences]),
    sentence: translateBy(sentences),
  }
}

/** English for a language without such words, and when they cannot be read. */
export async function readWords(
  { assets, log }: Pick<Deps, 'assets' | 'log'>,
  language: Language | null | undefined,
  use: WordsUse,
): Promise<Words> {
  if (!assets || !language || language === 'en') return ENGLISH
  const files = read.get(assets) ?? new Map<string, Promise<Words>>()
  read.set(assets, files)
  const file = wordsFile(language, use)
  const words = files.get(file) ?? fetchWords(assets, file, language)
  files.set(file, words)
  try {
    return await words
  } catch (error) {
    files.delete(file)
    log({ level: 'error', words: file, reason: String(error) })
    return ENGLISH
  }
}

type Texts = { readonly [key: string]: unknown }

/** A copy of English texts whose every sentence, also that of a function, is translated. */
export const translateTexts = <T extends object>({ sentence }: Words, texts: T): LocalWords<T> =>
  Object.fromEntries(
    Object.entries(texts as Texts).map(([key, text]) => {
      if (typeof text === 'string') return [key, sentence(text)]
      if (typeof text === 'function')
        return [key, (...args: unknown[]) => sentence(String(text(...args)))]
      return [key, translateTexts({ sentence } as Words, text as object)]
    }),
  ) as LocalWords<T>

/**
 * The paragraphs of an email. The first line of a longer one is the title of a notice in a digest; a note of another
 * user stays as it is.
 */
export const translateText = ({ title, sentence }: Words, text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => {
      const [first = '', ...lines] = paragraph.split('\n')
      const heading = title(first)
      return lines.length > 0 && heading !== first
        ? [heading, ...lines.map(sentence)].join('\n')
        : sentence(paragraph)
    })
    .join('\n\n')
