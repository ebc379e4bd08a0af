import { hashesMatch } from './codes.ts'

/** RFC 4648. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20
const STEP_MS = 30_000
const DIGITS = 6
/** A code of the step before or after is accepted too, because clocks differ. */
const DRIFT_STEPS = 1

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => ALPHABET[Number.parseInt(part.padEnd(5, '0'), 2)] ?? '')
    .join('')
}

function fromBase32(text: string): Uint8Array {
  const bits = [...text]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const newTotpSecret = (): string =>
  toBase32(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))

/** Ten letters each. */
export const newRecoveryCode = (): string =>
  toBase32(crypto.getRandomValues(new Uint8Array(7))).slice(0, 10)

export const stepOf = (at: number): number => Math.floor(at / STEP_MS)

/** RFC 4226, with the number of the time step as the counter (RFC 6238). */
export async function totpOf(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  const offset = mac.getUint8(mac.byteLength - 1) & 0x0f
  const number = mac.getUint32(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The time step whose code it is, after the last one that was used; null for any other code. */
export async function matchingStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number },
): Promise<number | null> {
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, i) => stepOf(now) - DRIFT_STEPS + i)
  const codes = await Promise.all(steps.map((step) => totpOf(secret, step)))
  const index = codes.findIndex((each, i) => hashesMatch(each, code) && (steps[i] ?? 0) > lastStep)
  return steps[index] ?? null
}

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, email: string): string =>
  `otpauth://totp/Onise:${encodeURIComponent(email)}?secret=${secret}&issuer=Onise&algorithm=SHA1&digits=${DIGITS}&period=30`
