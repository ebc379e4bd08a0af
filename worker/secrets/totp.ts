import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth/bare'

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20
/** A code of the step before or after is accepted too, because clocks differ. */
const DRIFT_STEPS = 1

/** What every authenticator app assumes, with the HMAC of the platform. */
const PARAMETERS = {
  issuer: 'Onise',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  hmac: (_: string, key: Uint8Array, message: Uint8Array): Uint8Array =>
    createHmac('sha1', key).update(message).digest(),
}

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ ...PARAMETERS, label, secret: Secret.fromBase32(secret) })

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Ten letters each. */
export const newRecoveryCode = (): string => new Secret({ size: 7 }).base32.slice(0, 10)

export const totpAt = (secret: string, timestamp: number): string =>
  totp(secret).generate({ timestamp })

/** The time step whose code it is, after the last one that was used; null for any other code. */
export function matchingStep(
  secret: string,
  token: string,
  { now, lastStep }: { now: number; lastStep: number },
): number | null {
  const steps = totp(secret).validate({ token, timestamp: now, window: DRIFT_STEPS })
  if (steps === null) return null
  const step = TOTP.counter({ period: PARAMETERS.period, timestamp: now }) + steps
  return step > lastStep ? step : null
}

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, email: string): string => totp(secret, email).toString()
