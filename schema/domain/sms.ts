/** The basic characters of GSM 03.38 (3GPP TS 23.038, section 6.2.1), of which one SMS has 160. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Take the place of two. */
const EXTENDED = new Set('\f^{}\\[~]|€')

const isGsm = (text: string) => [...text].every((each) => BASIC.has(each) || EXTENDED.has(each))

/** Places in one SMS, in each part of a longer one, whose parts name their order, and of a character. */
type Alphabet = { alone: number; part: number; placesOf: (character: string) => number }
const GSM: Alphabet = { alone: 160, part: 153, placesOf: (each) => (EXTENDED.has(each) ? 2 : 1) }
/** When one character is none of the above. */
const UCS2: Alphabet = { alone: 70, part: 67, placesOf: ({ length }) => length }

/** The number of SMS that a text is sent and paid as. A character is never divided. */
export function segmentsOf(text: string): number {
  const { alone, part, placesOf } = isGsm(text) ? GSM : UCS2
  const sizes = [...text].map(placesOf)
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1
  let segments = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > part) {
      segments++
      used = 0
    }
    used += size
  }
  return segments
}

const REPLACED: Record<string, string> = {
  ɗ: 'd',
  Ɗ: 'D',
  ɓ: 'b',
  Ɓ: 'B',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
  '₦': 'N',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00A0': ' ',
}

/**
 * The text as an SMS has it: without tone marks, dots and hooks, as most people type one, and without pictographs,
 * because a single one of them halves what fits. A text in another script stays, in more segments.
 */
export function smsText(text: string): string {
  if (isGsm(text)) return text
  const plain = [...text].map((each) => REPLACED[each] ?? each).join('')
  return plain
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\uFE0F]/gu,
      '',
    )
    .replace(/ {2,}/g, ' ')
    .trim()
}
