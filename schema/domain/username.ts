import { digitsIn } from './digits.ts'
import { countGraphemes, hasStackedMarks } from './graphemes.ts'
import { USERNAME_CODE_POINTS_MAX, USERNAME_MAX } from './limits.ts'
import { foldText } from './masking-fold.ts'

/** Emoji whose joiners and variation selectors belong to them. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*)*/gu
/** Invisible, bidirectional, unassigned or private characters, and spaces other than the ordinary one. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Cn}\p{Co}\p{DI}\u2800]|[^\S ]/u
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u
/** Letters that look like Latin ones are from these scripts. */
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
const LATIN = /\p{Script=Latin}/u

const isReadable = (username: string): boolean => {
  const text = username.replace(EMOJI, '')
  return (
    VISIBLE.test(username) &&
    !INVISIBLE.test(text) &&
    !hasStackedMarks(username) &&
    !(LOOKALIKE.test(text) && LATIN.test(text))
  )
}

/** Digits of any script; eight characters with more of them are a part of a phone number. */
const DIGITS_MAX = 5
const ADDRESS = /@|wa\.?me|t\.me|www|\.(?:com|ng|net|org|co|me|io|shop|xyz|ly|ee)(?![a-z])/i

/** Everybody reads a name, also before an award. */
function isContact(username: string): boolean {
  const { folded } = foldText(username)
  return digitsIn(folded).length > DIGITS_MAX || ADDRESS.test(folded)
}

/** Nobody but us may seem to be Onise or the provider: refused anywhere in a name. */
const OUR_NAMES = ['onise', 'paystack']
/** Refused as the whole name, with digits or punctuation around it. */
const ROLES = [
  'admin',
  'support',
  'help',
  'helpdesk',
  'staff',
  'system',
  'security',
  'official',
  'moderator',
  'mod',
  'root',
  'team',
  'bank',
  'wallet',
  'payment',
  'payments',
]

const LEETSPEAK: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  l: 'i',
}
/** Letters only: without case, accents and digits that stand for letters. `l` and `i` look alike in capitals. */
const skeletonOf = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .map((char) => LEETSPEAK[char] ?? char)
    .join('')
    .replace(/[^a-z]/g, '')

const isReserved = (username: string): boolean => {
  const skeleton = skeletonOf(username)
  const trimmed = skeletonOf(username.replace(/^[\d\W_]+|[\d\W_]+$/g, ''))
  return (
    OUR_NAMES.some((name) => skeleton.includes(skeletonOf(name))) ||
    ROLES.some((role) => [skeleton, trimmed].includes(skeletonOf(role)))
  )
}

/** UTF-16 code units of what is read at all, because marks and graphemes of a long text take long. */
const WRITTEN_MAX = USERNAME_CODE_POINTS_MAX * 8

/** As it is stored: without spaces around it, in the normal form of Unicode. */
export const normalizeUsername = (username: string): string => username.trim().normalize('NFC')

/** Why a name cannot be chosen, or null. */
export function whyNotUsername(
  input: string,
): 'too_long' | 'unreadable' | 'contact' | 'reserved' | null {
  if (input.length > WRITTEN_MAX) return 'too_long'
  const username = normalizeUsername(input)
  const isTooLong =
    countGraphemes(username) > USERNAME_MAX || [...username].length > USERNAME_CODE_POINTS_MAX
  if (isTooLong) return 'too_long'
  if (!isReadable(username)) return 'unreadable'
  if (isReserved(username)) return 'reserved'
  return isContact(username) ? 'contact' : null
}
