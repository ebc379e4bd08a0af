import { createHash } from 'node:crypto'
import { DomainError } from '#schema/domain/errors.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { hasPattern, isFromContext, type PasswordOwner } from '#schema/domain/password.ts'
import { COUNT, HASHES } from './common-passwords.data.ts'

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

/** A pattern, one of the most common passwords, or one of them with digits or punctuation at its end. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFC').toLowerCase()
  const base = text.replace(/[\d\p{P}\p{S}\s]+$/u, '')
  return hasPattern(text) || isListed(text) || (base !== text && isListed(base))
}

/** For every call that sets a password; `field` is its name in the form. */
export function rejectCommonPassword(
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'newPassword' = 'password',
): void {
  if (!isCommonPassword(password) && !isFromContext(password, owner)) return
  const message = ERROR_MESSAGES.password_common
  throw new DomainError('password_common', message, { fields: { [field]: message } })
}
