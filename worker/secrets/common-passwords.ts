import { createHash } from 'node:crypto'
import { DomainError } from '#schema/domain/errors.ts'
import { ERROR_FACTS } from '#schema/domain/messages/errors.ts'
import { hasPattern, isFromContext, type PasswordOwner } from '#schema/domain/password.ts'
import { COUNT, HASHES } from './common-passwords.data.ts'
import { isMadeOfCommonWords } from './common-words.ts'

/** One comparison in 2^8 takes a password that is not common for one. */
export const HASH_BITS = 8

/** A whole number below `count * 2^HASH_BITS`, evenly distributed. */
export function hashOf(password: string, count: number): number {
  const hash = createHash('sha256').update(password).digest().readUInt32BE(0)
  return Math.floor((hash / 2 ** 32) * count * 2 ** HASH_BITS)
}

/** The numbers of a Golomb-Rice code in ascending order (tools/passwords/rice-code.ts). */
function* decode(bytes: Uint8Array, count: number): Generator<number> {
  let position = 0
  const nextBit = () => {
    const bit = ((bytes[position >> 3] ?? 0) >> (7 - (position & 7))) & 1
    position++
    return bit
  }
  let value = 0
  for (let n = 0; n < count; n++) {
    while (nextBit() === 1) value += 2 ** HASH_BITS
    for (let bit = HASH_BITS - 1; bit >= 0; bit--) value += nextBit() << bit
    yield value
  }
}

function isListed(password: string): boolean {
  const hash = hashOf(password, COUNT)
  for (const each of decode(Buffer.from(HASHES, 'base64'), COUNT)) {
    if (each === hash) return true
    if (each > hash) return false
  }
  return false
}

const LETTERS_FOR_SIGNS: Record<string, string> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
}
/** More digits and signs than these are not guessed with a word. */
const SIGNS_MAX = 8

/** Common words, with digits and signs around and between them or in place of letters. */
function isOfCommonWords(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters === '' || text.length - letters.length > SIGNS_MAX) return false
  const core = text.replace(/^[^\p{L}]+|[^\p{L}@$!]+$/gu, '')
  const leet = [...core].map((char) => LETTERS_FOR_SIGNS[char] ?? char).join('')
  return isMadeOfCommonWords(letters) || isMadeOfCommonWords(leet)
}

/** A pattern, one of the most common passwords, or one of them with digits or punctuation at its end. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  const base = text.replace(/[\d\p{P}\p{S}\s]+$/u, '')
  return (
    hasPattern(text) || isListed(text) || (base !== text && isListed(base)) || isOfCommonWords(text)
  )
}

/** For every call that sets a password; `field` is its name in the form. */
export function rejectCommonPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword' = 'password',
): void {
  if (!isCommonPassword(password) && !isFromContext(password, owner)) return
  const message = ERROR_FACTS.password_common
  throw new DomainError('password_common', message, { fields: { [field]: message } })
}
