import { sql, type SQL } from 'drizzle-orm'
import { foldSearch } from '#schema/domain/fold-search.ts'

/** Letters with marks of the five languages and their neighbours, in one code point each. */
const MARKED = [...'àáâãäåāăǎèéêëēẹẽěìíîïīịĩǐòóôõöōọǒùúûüūụũǔǹñńṅḿṃçćčṣśšýŷÿỹŵžżẓḍɗɓƙƴ']
const MARKS = [768, 769, 770, 771, 772, 774, 775, 776, 780, 781, 803, 809, 813, 817, 818]

const FORMS = new Map<string, string[]>()
for (const letter of MARKED) {
  const folded = foldSearch(letter)
  FORMS.set(folded, [...(FORMS.get(folded) ?? []), letter, letter.toUpperCase()])
}

/** All forms of a folded character, as GLOB writes a choice. */
function choiceOf(char: string): string {
  if ('*?['.includes(char)) return `[${char}]`
  const cases = [char, char.toUpperCase()].filter((form) => [...form].length === 1)
  const forms = [...new Set([...cases, ...(FORMS.get(char) ?? [])])]
  return forms.length > 1 ? `[${forms.join('')}]` : char
}

/** The pattern of texts that contain this one, as `foldSearch` compares them: SQLite knows the case of ASCII only. */
export const patternOf = (text: string): string =>
  `*${[...foldSearch(text)].map(choiceOf).join('')}*`

/** For rows that no index finds. */
export const matchesPattern = (text: SQL, pattern: SQL | string): SQL =>
  sql`${sql.raw('replace('.repeat(MARKS.length))}${text}${sql.raw(
    MARKS.map((mark) => `, char(${mark}), '')`).join(''),
  )} GLOB ${pattern}`
