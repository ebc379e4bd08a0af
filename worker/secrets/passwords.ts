import { createHash, createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../env.ts'

/** SECURITY 2: 32 MiB and about 200 ms a try. The pepper is a secret of the worker, so a stolen table alone is worth nothing. */
const R = 8
const P = 3
const MEMORY_MAX = 64 * 1024 * 1024
const LENGTH = 32

type Peppers = Pick<Settings, 'PASSWORD_PEPPER' | 'PASSWORD_PEPPER_OLD' | 'SCRYPT_LN'>
type Cost = { ln: number; r: number; p: number }

/** Names a pepper without telling it, so that a hash says which one it was made with. */
const nameOf = (pepper: string) => createHash('sha256').update(pepper).digest('hex').slice(0, 6)

function derive(password: string, pepper: string, salt: Buffer, { ln, r, p }: Cost): Buffer {
  // Two keyboards may spell the same letter in two ways.
  const peppered = createHmac('sha256', pepper).update(password.normalize('NFC')).digest()
  return scryptSync(peppered, salt, LENGTH, { N: 2 ** ln, r, p, maxmem: MEMORY_MAX })
}

const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

export function hashPassword(settings: Peppers, password: string): string {
  const { PASSWORD_PEPPER: pepper, SCRYPT_LN: ln } = settings
  const salt = randomBytes(16)
  const hash = derive(password, pepper, salt, { ln, r: R, p: P })
  return `$scrypt$ln=${ln},r=${R},p=${P},k=${nameOf(pepper)}$${bare(salt)}$${bare(hash)}`
}

const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+),k=(\w+)\$([\w+/]+)\$([\w+/]+)$/

function read(stored: string) {
  const [, ln, r, p, pepper, salt, hash] = PHC.exec(stored) ?? []
  if (!salt || !hash) throw new Error('A stored password hash cannot be read.')
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  return { cost, pepper, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') }
}

/**
 * Whether this is the password behind a stored hash, and whether that hash should be made anew.
 * Null stands for nobody: it costs the same and is never right, so the time tells nothing (R2).
 */
export function checkPassword(settings: Peppers, password: string, stored: string | null) {
  const { PASSWORD_PEPPER: current, PASSWORD_PEPPER_OLD: old, SCRYPT_LN: ln } = settings
  if (stored === null) {
    derive(password, current, Buffer.alloc(16), { ln, r: R, p: P })
    return { right: false, stale: false }
  }
  const { cost, pepper, salt, hash } = read(stored)
  const used = [current, old].find((each) => each !== '' && nameOf(each) === pepper)
  const right = timingSafeEqual(derive(password, used ?? current, salt, cost), hash)
  const stale = used !== current || cost.ln !== ln || cost.r !== R || cost.p !== P
  return { right, stale: right && stale }
}
