import { createHash } from 'node:crypto'
import { EARLY_ASK } from '#schema/contract/early-ask.ts'

/** SECURITY 4. Hono's own defaults are weaker (HSTS of 180 days, no CSP), so ours are spelled out. */
const ALWAYS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export const API_HEADERS: Record<string, string> = {
  ...ALWAYS,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const policy = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const RULES = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

export const DOCUMENT_HEADERS: Record<string, string> = {
  ...ALWAYS,
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': policy({
    ...RULES,
    // The one script that stands in a page itself, letter by letter.
    'script-src': `'self' 'sha256-${createHash('sha256').update(EARLY_ASK).digest('base64')}'`,
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default onise',
  }),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/**
 * The one document that the provider's checkout opens in (MONEY 3.1). Its script writes documents and styles, so
 * Trusted Types and a strict style-src would break it; banks' own windows must find their way back to it.
 */
export function checkoutHeaders(checkout: string, calls: readonly string[]) {
  return {
    ...DOCUMENT_HEADERS,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Content-Security-Policy': policy({
      ...RULES,
      'script-src': "'self' https://applepay.cdn-apple.com",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': ["'self'", ...calls].join(' '),
      'frame-src': ["'self'", checkout].join(' '),
    }),
    'Permissions-Policy': `camera=(), geolocation=(), microphone=(), payment=(self "${checkout}")`,
  }
}

/** What a person uploaded is shown, never run (SECURITY 4). */
export const FILE_HEADERS: Record<string, string> = {
  ...ALWAYS,
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
}
