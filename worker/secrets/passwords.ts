import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Settings } from '#worker/env.ts'
import type { HashQueue, HashSender } from './hash-queue.ts'
import { deriveKey, keyIdOf, withOld } from './keys.ts'

/** scrypt with 32 MiB, about 200 ms per hash. The pepper is a secret of the Worker, so a stolen table alone is useless. */
const R = 8
const P = 3
const MEMORY_MAX = 64 * 1024 * 1024
const HASH_BYTES = 32

type HashSettings = Pick<Settings, 'PASSWORD_PEPPER' | 'PASSWORD_PEPPER_OLD' | 'SCRYPT_LN'>
type Cost = { ln: number; r: number; p: number }

type Peppers = Pick<Settings, 'PASSWORD_PEPPER' | 'PASSWORD_PEPPER_OLD'>
const newestPepper = ({ PASSWORD_PEPPER: current }: Peppers) => deriveKey(current, 'password')
/** A stored hash names its pepper. The secrets themselves are those of hashes from before keys were derived. */
const findPepper = (settings: Peppers, id: string | undefined) => {
  const secrets = withOld(settings.PASSWORD_PEPPER, settings.PASSWORD_PEPPER_OLD)
  const peppers = [...secrets.map((secret) => deriveKey(secret, 'password')), ...secrets]
  return peppers.find((pepper) => keyIdOf(pepper) === id)
}

function derive(password: string, pepper: string, salt: Buffer, { ln, r, p }: Cost): Buffer {
  // NFC, because keyboards encode the same accented letter in different ways.
  const peppered = createHmac('sha256', pepper).update(password.normalize('NFC')).digest()
  return scryptSync(peppered, salt, HASH_BYTES, { N: 2 ** ln, r, p, maxmem: MEMORY_MAX })
}

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

export function hashPassword(settings: HashSettings, password: string): string {
  const { SCRYPT_LN: ln } = settings
  const pepper = newestPepper(settings)
  const salt = randomBytes(16)
  const hash = derive(password, pepper, salt, { ln, r: R, p: P })
  const params = `ln=${ln},r=${R},p=${P},k=${keyIdOf(pepper)}`
  return `$scrypt$${params}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(hash)}`
}

/** The PHC string format. */
const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+),k=(\w+)\$([\w+/]+)\$([\w+/]+)$/

function parseHash(stored: string) {
  const [, ln, r, p, pepperId, salt, hash] = PHC.exec(stored) ?? []
  if (!salt || !hash) throw new Error('A stored password hash cannot be read.')
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  return { cost, pepperId, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

/**
 * A hash of a lower cost is verified faster than one of today's. Adding the cost in between makes the time the same as
 * that of an unknown account, since each step of `ln` doubles it.
 */
export const missingSteps = (ln: number, current: number): number[] =>
  Array.from({ length: Math.max(0, current - ln) }, (_, step) => ln + step)

type PasswordCheck = {
  isCorrect: boolean
  /** Correct, but hashed with an old pepper or other parameters. */
  needsRehash: boolean
}

/** `stored` is null for an unknown account: the check then takes as long, so the time reveals nothing. */
export function verifyPassword(
  settings: HashSettings,
  password: string,
  stored: string | null,
): PasswordCheck {
  const { SCRYPT_LN: ln } = settings
  const current = newestPepper(settings)
  if (stored === null) {
    derive(password, current, Buffer.alloc(16), { ln, r: R, p: P })
    return { isCorrect: false, needsRehash: false }
  }
  const { cost, pepperId, salt, hash } = parseHash(stored)
  const pepper = findPepper(settings, pepperId)
  const isCorrect = timingSafeEqual(derive(password, pepper ?? current, salt, cost), hash)
  for (const step of missingSteps(cost.ln, ln))
    derive(password, current, Buffer.alloc(16), { ln: step, r: R, p: P })
  const isOutdated = pepper !== current || cost.ln !== ln || cost.r !== R || cost.p !== P
  return { isCorrect, needsRehash: isCorrect && isOutdated }
}

type Hashing = { settings: HashSettings; hashQueue: HashQueue }

/** Throws 429 when no place is free for the sender. */
export const hashInQueue = (
  { settings, hashQueue }: Hashing,
  password: string,
  sender: HashSender,
): Promise<string> => hashQueue.run(() => hashPassword(settings, password), sender)

/** `newHash` replaces a stored hash that is outdated. Throws 429 when no place is free for the sender. */
export const verifyInQueue = (
  { settings, hashQueue }: Hashing,
  { password, stored }: { password: string; stored: string | null },
  sender: HashSender,
): Promise<{ isCorrect: boolean; newHash: string | null }> =>
  hashQueue.run(() => {
    const { isCorrect, needsRehash } = verifyPassword(settings, password, stored)
    return { isCorrect, newHash: needsRehash ? hashPassword(settings, password) : null }
  }, sender)
