import type { Range } from './masking-fold.ts'
import { TOP_LEVEL_DOMAINS } from './top-level-domains.ts'

/** Endings that no sentence begins with. */
const STRONG = new Set(
  'com net org ng co me io africa info biz xyz online site shop store website app dev tech link page blog club company agency studio digital email top vip ltd inc uk gh za ke eu us tv cc ws pro'.split(
    ' ',
  ),
)
/** Of two letters and also a word or a unit. Longer ones than the strong endings are all words of some sentence. */
const SHORT_WORDS = new Set(
  'it is in at to so no my me be do by as am us an on or if we go ps pl pm cm la id md py sh rs mm kg'.split(
    ' ',
  ),
)
const isWord = (ending: string) => ending.length > 2 || SHORT_WORDS.has(ending)
/** Before an address: some words before it, or directly. */
const HINT =
  /(?:visit|site|website|link|google|browse|url)\W[^.]{0,25}$|\b(?:see|visit|check|on|at|my|our|via|is|na|to|from)\W{1,3}$/i
const HINT_DISTANCE = 40
/** Of a name before an ending that is also a word. */
const NAME_MIN = 3

const CANDIDATE = /\b((?:[\w-]{1,63}\.){1,4})([a-z]{2,18})(\/\S{0,300})?(?![\w-])/giu

type Place = { name: string; ending: string; path: string; before: string; after: string }

const isSentenceStart = (ending: string) => /^[A-Z][a-z]+$/.test(ending)

/** Whether "name.ending" is an address, and not two sentences without a space between them. */
function isDomain({ name, ending, path, before, after }: Place): boolean {
  const lower = ending.toLowerCase()
  if (!TOP_LEVEL_DOMAINS.has(lower)) return false
  if (path) return true
  if (!/[a-z]/i.test(name)) return false
  if (isSentenceStart(ending) && !/^[A-Z]/.test(name) && !/^(?:Com|Net|Org|Ng|Co)$/.test(ending))
    return false
  if (STRONG.has(lower)) return true
  if (!isWord(lower)) return true
  if (name.length < NAME_MIN || isSentenceStart(ending)) return false
  return HINT.test(before) || !/^\s+[a-z]/i.test(after)
}

/** Addresses of sites, by the public list of top-level domains. */
export function findDomains(text: string): Range[] {
  return [...text.matchAll(CANDIDATE)].flatMap(
    ({ 0: match, 1: labels = '', 2: last = '', 3: path = '', index }) => {
      const names = [...labels.split('.').slice(0, -1), last]
      const before = text.slice(Math.max(0, index - HINT_DISTANCE), index)
      for (let n = names.length - 1; n > 0; n--) {
        const isLast = n === names.length - 1
        const length = names.slice(0, n + 1).join('.').length
        const place = {
          name: names[n - 1] ?? '',
          ending: names[n] ?? '',
          path: isLast ? path : '',
          before,
          after: text.slice(index + length, index + length + 3),
        }
        if (isDomain(place))
          return [{ start: index, end: index + (isLast ? match.length : length) }]
      }
      return []
    },
  )
}
