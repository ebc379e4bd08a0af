import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listFiles } from '#ci/project-files.ts'
import { findIn } from '#schema/domain/facts.ts'
import type { Translation } from '#schema/domain/languages.ts'
import { translateWith } from '#schema/domain/localize.ts'
import { ROOT } from '#tools/common/paths.ts'
import type { EnglishText } from './english-texts.ts'

const SERVER = /messages\/(email-choice|emails|share)\.ts$/

const load = async (file: string) =>
  (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>

/** The files with the words of a language, by the place of their ids. */
export function wordFiles(language: Translation): { file: string; prefix: string }[] {
  return listFiles(ROOT)
    .filter((file) => file.endsWith(`words.${language}.ts`))
    .map((file) => ({ file, prefix: '' }))
    .concat(
      { file: `schema/domain/words/${language}.ts`, prefix: 'domain/' },
      { file: `schema/domain/words/${language}.server.ts`, prefix: 'server/' },
    )
}

async function loadWords(language: Translation): Promise<Map<string, unknown>> {
  const words = new Map<string, unknown>()
  for (const { file, prefix } of wordFiles(language))
    for (const [id, texts] of Object.entries((await load(file))['words'] as object))
      words.set(prefix + id, texts)
  return words
}

async function loadEnglish(files: readonly string[]): Promise<Map<string, unknown>> {
  const english = new Map<string, unknown>()
  translateWith((id, texts) => void english.set(id, texts))
  for (const file of files) {
    const exports = await load(file)
    const name = SERVER.exec(file)?.[1]
    if (name) english.set(`server/${name}`, Object.assign({}, ...Object.values(exports)))
  }
  return english
}

/** The text of an id: its longest beginning that names an object, and the rest in it. */
function find(objects: ReadonlyMap<string, unknown>, id: string): unknown {
  for (let end = id.length; end > 0; end = id.lastIndexOf('.', end - 1)) {
    const texts = objects.get(id.slice(0, end))
    if (texts) return end === id.length ? texts : findIn(texts as object)(id.slice(end + 1))
  }
  return undefined
}

const SAMPLE_KOBO = 1_234_500
const SAMPLE_COUNT = 3

const SAMPLE_TIME = Date.UTC(2026, 11, 24, 9, 30)

const FACT_NAMES = ['title', 'name', 'amount', 'rest', 'at', 'note', 'charge', 'bank', 'last4']
const SAMPLES: Record<string, unknown> = {
  ...Object.fromEntries(FACT_NAMES.map((name) => [name, `«${name}»`])),
  lines: ['«line»'],
  data: {},
  outcome: '',
  reason: '',
  count: SAMPLE_COUNT,
}
/** Any other property is its own name. */
const sampleObject = (): unknown =>
  new Proxy(SAMPLES, {
    get: (samples, name) => (typeof name === 'string' ? (samples[name] ?? `«${name}»`) : undefined),
  })

const SAMPLES_BY_TYPE: Record<string, unknown> = {
  RateLimitName: 'loginAccount',
  ReportTarget: 'task',
  'readonly Clearing[]': [{ amount: SAMPLE_KOBO, clearsAt: SAMPLE_TIME }],
  AmountBounds: { min: SAMPLE_KOBO, max: SAMPLE_KOBO },
}

function sampleOf(parameter: string): unknown {
  const [name = '', type = ''] = parameter.split(/:(?![^{]*\})/).map((part) => part.trim())
  if (name.startsWith('{')) return sampleObject()
  if (type in SAMPLES_BY_TYPE) return SAMPLES_BY_TYPE[type]
  if (/Kobo|Naira/.test(type)) return SAMPLE_KOBO
  if (/^(?:at|until|from|by|day|end)$/i.test(name)) return SAMPLE_TIME
  if (type.startsWith('number')) return SAMPLE_COUNT
  if (type.startsWith('boolean')) return true
  if (type.includes('[]')) return [`«${name}»`]
  return /^(?:string|)$/.test(type) ? `«${name}»` : sampleObject()
}

const sentencesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : [String(value)]

/** The sentence with sample values; the source where no sample fits. */
function sentenceOf(text: unknown, parameters: readonly string[]): string {
  if (typeof text !== 'function') return sentencesIn(text).join('\n')
  try {
    // One that another function makes is a count.
    const values = parameters.length > 0 ? parameters.map(sampleOf) : [SAMPLE_COUNT]
    const said: unknown = text(...values)
    const sentence = sentencesIn(said).join('\n')
    return /undefined|NaN|\[object/.test(sentence) ? String(text) : sentence
  } catch {
    return String(text)
  }
}

const HEADINGS: Record<Translation, string> = {
  pcm: 'Nigerian Pidgin',
  ha: 'Hausa',
  yo: 'Yoruba',
  ig: 'Igbo',
}

/** What the translators asked, by the beginning of an id (docs/languages.md). */
function questionsOf(language: Translation): [id: string, question: string][] {
  const docs = readFileSync(join(ROOT, 'docs/languages.md'), 'utf8')
  const section = docs.split(/^### /m).find((part) => part.startsWith(HEADINGS[language])) ?? ''
  return [...section.matchAll(/^- `([^`]+)`: (.*)$/gm)].map(([, id = '', text = '']) => [id, text])
}

/** One row is one line, as spreadsheets read it. */
const cell = (text: string) => text.replaceAll('\t', ' ').replaceAll('\n', ' ⏎ ')

/** Columns of the sheet; a reviewer fills in `correction`. */
export const COLUMNS = ['id', 'screen', 'English', 'words', 'correction', 'question'] as const

/** A sheet with tabs between its columns, for somebody who reads the language and no code. */
export async function reviewSheet(
  language: Translation,
  texts: readonly EnglishText[],
): Promise<string> {
  const english = await loadEnglish([...new Set(texts.map(({ file }) => file))])
  const words = await loadWords(language)
  const questions = questionsOf(language)
  const rows = texts.flatMap(({ id, file, parameters = [] }) => {
    const translated = find(words, id)
    if (translated === undefined || translated === '') return []
    // Beside the first of the texts that it is about.
    const asked = questions.findIndex(([own]) => id.startsWith(own))
    const question = asked < 0 ? '' : (questions.splice(asked, 1)[0]?.[1] ?? '')
    const screen = file.replace(/\/messages.*$|\/[^/]*$/, '')
    const sentences = [find(english, id), translated].map((text) => sentenceOf(text, parameters))
    return [[id, screen, ...sentences, '', question].map(cell)]
  })
  return [COLUMNS, ...rows].map((row) => row.join('\t')).join('\n')
}
