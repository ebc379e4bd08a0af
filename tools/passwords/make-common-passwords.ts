// Writes worker/secrets/common-passwords.data.ts from a list of passwords, most common first, one a line, on the standard
// input (docs/decisions/0029-refuse-common-passwords-by-a-set-of-hashes.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { PASSWORD_MIN } from '#schema/domain/limits.ts'
import { hasPattern } from '#schema/domain/password.ts'
import { HASH_BITS, hashOf } from '#worker/secrets/common-passwords.ts'
import { encodeRice } from './rice-code.ts'

const COUNT = 3000

const lines = readFileSync(0, 'utf8').split('\n')
const passwords = [...new Set(lines.map((line) => line.trim().toLowerCase()))]
  .filter((password) => password.length >= PASSWORD_MIN && !hasPattern(password))
  .slice(0, COUNT)
const hashes = passwords.map((password) => hashOf(password, COUNT)).toSorted((a, b) => a - b)
const base64 = Buffer.from(encodeRice(hashes, HASH_BITS)).toString('base64')
writeFileSync(
  'worker/secrets/common-passwords.data.ts',
  `// Made by tools/passwords/make-common-passwords.ts; not edited by hand.
export const COUNT = ${passwords.length}
export const HASHES =
  '${base64}'
`,
)
console.log(`${passwords.length} passwords, ${base64.length} characters`)
