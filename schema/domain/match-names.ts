import { foldSearch } from './fold-search.ts'

/** `same`: one person's name, written twice. `close`: perhaps; a person looks. */
export const NAME_MATCHES = ['same', 'close', 'different'] as const
export type NameMatch = (typeof NAME_MATCHES)[number]

const TITLES = new Set(
  'mr mrs miss ms master dr prof engr arc barr chief alh alhaji alhaja haj hajia hajiya mal malam mallam pastor rev sir otunba prince princess'.split(
    ' ',
  ),
)

/** Its words without case, marks, hooks and titles. A hyphen divides words, or joins them as `joiner` says. */
function wordsOf(name: string, joiner: '' | ' '): string[] {
  const words = foldSearch(name)
    .replace(/['‘’`]/g, '')
    .replace(/[-‐‑–]/g, joiner)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const names = words.filter((word) => !TITLES.has(word))
  return names.length > 0 ? names : words
}

/** Whether one letter more, less or other makes one word the other. */
function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 4 || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.length === long.length ? at + 1 : at
  return short.slice(rest) === long.slice(at + 1)
}

const isInitialOf = (one: string, other: string) =>
  (one.length === 1 || other.length === 1) && one[0] === other[0]

type Pairs = { whole: number; spelt: number; initials: number }

/** How many words of the shorter name have one of their own in the longer, by how they match. */
function pairsOf(short: readonly string[], long: readonly string[]): Pairs {
  const left = [...long]
  const take = (words: readonly string[], matches: (one: string, other: string) => boolean) =>
    words.filter((word) => {
      const at = left.findIndex((other) => matches(word, other))
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  const afterWhole = take(short, (one, other) => one === other)
  const afterSpelt = take(afterWhole, isOneLetterApart)
  const unmatched = take(afterSpelt, isInitialOf)
  return {
    whole: short.length - afterWhole.length,
    spelt: afterWhole.length - afterSpelt.length,
    initials: afterSpelt.length - unmatched.length,
  }
}

function matchWords(one: readonly string[], other: readonly string[]): NameMatch {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 0) return 'different'
  if (one.join('') === other.join('')) return 'same'
  const { whole, spelt, initials } = pairsOf(short, long)
  const hasAll = whole + spelt + initials === short.length
  if (hasAll && whole >= 2) return 'same'
  // A word that both have, and no word of the shorter that contradicts; or two words in common.
  return whole > 0 && (hasAll || whole + spelt >= 2) ? 'close' : 'different'
}

/**
 * Compares the name on a document with another one, of a bank account for example. Order, case, marks, hooks, titles and
 * a middle name or initial that only one has do not matter. A family name alone in common is `different`: relatives have it.
 */
export function matchNames(one: string, other: string): NameMatch {
  const joiners = ['', ' '] as const
  const found = joiners.flatMap((a) =>
    joiners.map((b) => matchWords(wordsOf(one, a), wordsOf(other, b))),
  )
  return NAME_MATCHES.find((level) => found.includes(level)) ?? 'different'
}
