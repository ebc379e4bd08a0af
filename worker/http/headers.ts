/** Replaced by the build (tools/build/inline-hashes.ts); tests have none. The checkout's document has only the first script. */
declare const INLINE_SCRIPT_HASHES: { app: string[]; checkout: string[] } | undefined
export const HAS_HASHES = typeof INLINE_SCRIPT_HASHES !== 'undefined'
const HASHES =
  typeof INLINE_SCRIPT_HASHES === 'undefined' ? { app: [], checkout: [] } : INLINE_SCRIPT_HASHES

/** Replaced by a deployment (tools/deploy/hsts.ts); a day, which a mistake survives, until it says more. */
declare const HSTS: string | undefined

/** Hono has weaker defaults, and no CSP. */
const COMMON_HEADERS = {
  'Strict-Transport-Security': typeof HSTS === 'undefined' ? 'max-age=86400' : HSTS,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export const API_HEADERS: Record<string, string> = {
  ...COMMON_HEADERS,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Outside the contract; browsers send reports without credentials. */
export const CSP_REPORTS_PATH = '/api/csp-reports'

const policyOf = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const DOCUMENT_POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'media-src': "'self' blob:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'report-uri': CSP_REPORTS_PATH,
  'report-to': 'csp',
}

export const DOCUMENT_HEADERS: Record<string, string> = {
  ...COMMON_HEADERS,
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': policyOf({
    ...DOCUMENT_POLICY,
    'script-src': ["'self'", ...HASHES.app].join(' '),
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default onise',
  }),
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(self), payment=()',
  'Reporting-Endpoints': `csp="${CSP_REPORTS_PATH}"`,
}

/** A page without scripts, whose only style is the one with this hash. */
export const staticPageHeaders = (styleHash: string): Record<string, string> => ({
  ...COMMON_HEADERS,
  'Content-Security-Policy': policyOf({
    'default-src': "'none'",
    'style-src': styleHash,
    'img-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'report-uri': CSP_REPORTS_PATH,
  }),
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})

/**
 * The document in which the provider's checkout opens (docs/ledger.md#checkout-script). Its script writes HTML and
 * styles, so Trusted Types and a strict style-src would break it; bank windows need `window.opener`.
 */
export function checkoutHeaders(checkout: string, apis: readonly string[]) {
  return {
    ...DOCUMENT_HEADERS,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Content-Security-Policy': policyOf({
      ...DOCUMENT_POLICY,
      'script-src': ["'self'", ...HASHES.checkout, 'https://applepay.cdn-apple.com'].join(' '),
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': ["'self'", ...apis].join(' '),
      'frame-src': ["'self'", checkout].join(' '),
    }),
    'Permissions-Policy': `camera=(), geolocation=(), microphone=(), payment=(self "${checkout}")`,
  }
}

/** An uploaded file is displayed, never executed. */
export const FILE_HEADERS: Record<string, string> = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
}
