import { createHash, randomBytes } from 'node:crypto'
import { KNOWN_DEVICE_MS } from '#schema/domain/limits.ts'

/** `__Secure-`: only set over TLS, so that nobody on the way can plant it. No script can read it. */
const NAME = '__Secure-device'
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})(?:;|$)`)

/** The id of this browser, sent to the log-in call alone. It is no proof of anything but earlier log-ins. */
export const readDevice = (cookies: string | undefined): string | null =>
  COOKIE.exec(cookies ?? '')?.[1] ?? null

export const newDevice = (): string => randomBytes(16).toString('base64url')

/** A stolen table contains no id that a browser could send. */
export const deviceDigest = (device: string): string =>
  createHash('sha256').update(device).digest('base64url')

export const deviceCookie = (device: string, path: string): string =>
  `${NAME}=${device}; Path=${path}; Max-Age=${KNOWN_DEVICE_MS / 1000}; Secure; HttpOnly; SameSite=Strict`
