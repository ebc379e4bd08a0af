/** Replaces contact details in a text. */
export const MASK = '[hidden until assigned]'

const DIGIT_WORDS = 'zero|one|two|three|four|five|six|seven|eight|nine|oh'
const PATTERNS = [
  /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\w-]+)+/giu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /\b(?:wa\.me|t\.me|bit\.ly|(?:[\w-]+\.){1,4}(?:com|ng|net|org|co|me|io|africa))(?:\/\S*)?(?![\w.])/giu,
  /(?<![\w.,])(?:\+?\s?2\s?3\s?4|0)(?:[\s().-]*\d){9,10}(?!\d)/gu,
  new RegExp(`\\b(?:(?:${DIGIT_WORDS})[\\s,.-]+){6,}(?:${DIGIT_WORDS})\\b`, 'giu'),
  /(?<![\w@])@[a-z_][\w.]{2,}/giu,
  /\bwhats\s?app\b(?:\s*(?:me|on|at|:))*/giu,
]

/** Masks phone numbers (spaced, +234, in words), e-mail addresses, links, handles and "whatsapp". */
export function maskContacts(text: string): { text: string; masked: boolean } {
  let masked = text
  for (const pattern of PATTERNS) masked = masked.replace(pattern, MASK)
  return { text: masked, masked: masked !== text }
}
