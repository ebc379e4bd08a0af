import { createHash, hkdfSync } from 'node:crypto'

/** Names a secret without revealing it, so that what was made with it says so. */
export const keyIdOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').slice(0, 6)

/** A key for one purpose (RFC 5869): what is learned of it says nothing about the secret or its other keys. */
export const deriveKey = (
  secret: string,
  purpose: 'password' | 'code' | 'second factor' | 'fingerprint' | 'log address' | 'unsubscribe',
): string => Buffer.from(hkdfSync('sha256', secret, '', `onise ${purpose}`, 32)).toString('hex')

/** The current secret and, during a rotation, the one before it. */
export const withOld = (current: string, old: string): string[] =>
  old === '' ? [current] : [current, old]
