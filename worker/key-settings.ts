import * as v from 'valibot'

/** The public point and the private number of P-256, base64url, joined by a dot. */
const keyPair = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:B[A-P][\w-]{85}\.[\w-]{43})?$/,
        `${name} must be a public and a private key (npm run push-key)`,
      ),
    ),
    '',
  )

/** The key pairs of the worker, and during a rotation those before them. */
export const KEY_SETTINGS = {
  /** Web push (RFC 8292). Without it push is turned off. */
  VAPID_KEY: keyPair('VAPID_KEY'),
  VAPID_KEY_OLD: keyPair('VAPID_KEY_OLD'),
  /** Signs passes (docs/rules.md#a-pass-says-who-is-at-the-door). Without it there are none. */
  PASS_KEY: keyPair('PASS_KEY'),
  PASS_KEY_OLD: keyPair('PASS_KEY_OLD'),
}
