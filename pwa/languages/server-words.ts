import { serverWords } from '#pwa/api/server-words.ts'
import { formTranslator, withEnglish, type Replaced } from './server-forms.ts'
import { factsOf, marksOf, templatesOf, type Compose } from './templates.ts'

const TRANSACTIONS = 'domain/transactions.'
const NOTICES = 'domain/notices.NOTICE_TEXTS.'

const NOTICE_FACTS = ['title', 'name', 'amount', 'rest', 'at', 'count']
const OUTCOMES = ['', 'settled', 'split', 'continue', 'refunded', 'cancelled']
const REASONS = ['', 'not_selected', 'declined_by_client', 'declined_price', 'declined_date']
const NOTICE_VARIANTS = [marksOf(['note']), { note: '' }].flatMap((note) =>
  [[], ['line0'], ['line0', 'line1']].flatMap((lines) =>
    [
      ...OUTCOMES.map((outcome) => ({ outcome, reason: '' })),
      ...REASONS.map((reason) => ({ outcome: '', reason })),
    ].map((choice) => ({
      ...marksOf(NOTICE_FACTS),
      ...note,
      ...choice,
      lines: Object.values(marksOf(lines)),
    })),
  ),
)

const isText = (value: unknown): value is string => typeof value === 'string'
const isFunction = (value: unknown): value is Compose => typeof value === 'function'

/** Constant sentences of the server, by their English. */
function sentencesOf(replaced: Replaced): Map<string, string> {
  const sentences = new Map<string, string>()
  for (const [id, [english, word]] of replaced)
    if (id.startsWith('domain/') && isText(english) && isText(word)) sentences.set(english, word)
  return sentences
}

function composed(replaced: Replaced, prefix: string): Map<string, readonly [Compose, Compose]> {
  const functions = new Map<string, readonly [Compose, Compose]>()
  for (const [id, [english, word]] of replaced)
    if (id.startsWith(prefix) && isFunction(english) && isFunction(word))
      functions.set(id.slice(prefix.length), [english, word])
  return functions
}

/** From now on, what the server wrote in English is shown in the language of the phone, as far as its words are known. */
export function translateServer(replaced: Replaced): void {
  const sentences = sentencesOf(replaced)
  const formOf = formTranslator(replaced)
  const find = (english: string) => sentences.get(english) ?? formOf(english)
  const known = (english: string) => find(english) ?? english
  const transactions = [...composed(replaced, TRANSACTIONS).values()].map(
    ([english, word]) => [templatesOf(english, [{}, marksOf(['title'])]), word] as const,
  )
  const notices = composed(replaced, NOTICES)

  serverWords.body = (body) => {
    for (const name of ['error', 'message']) if (isText(body[name])) body[name] = known(body[name])
    const { fields } = body
    if (typeof fields === 'object' && fields !== null)
      for (const [name, text] of Object.entries(fields))
        if (isText(text)) Reflect.set(fields, name, known(text))
  }
  serverWords.sentence = (english) => {
    // Before the transactions, because "Refund for …, because …" begins as "Refund for …" does.
    const found = find(english)
    if (found !== null) return found
    for (const [templates, word] of transactions) {
      const facts = factsOf(english, templates)
      if (facts) return String(word(facts))
    }
    return english
  }
  serverWords.notice = (notice) => {
    const [english, word] = notices.get(notice.kind) ?? []
    const original: Compose = (facts) => withEnglish([english?.(facts)].flat().join('\n'), replaced)
    const facts =
      english &&
      factsOf(`${notice.title}\n${notice.text}`.trim(), templatesOf(original, NOTICE_VARIANTS))
    if (!facts || !word) return notice
    const lines = ['line0', 'line1'].flatMap((name) =>
      isText(facts[name]) ? [known(facts[name])] : [],
    )
    const [title = '', ...text] = word({ ...facts, lines })
    return { title, text: text.join('\n') }
  }
}
