import * as v from 'valibot'

const QOREID_URL = 'https://api.qoreid.com'

/** Part of the worker's settings (docs/operations.md#the-register-of-the-state). */
export const REGISTER_SETTINGS = {
  /** Compares proofs of identity with the registers of the state, by QoreID. Without both keys nobody is asked. */
  REGISTER_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('REGISTER_URL must be a URL'),
      v.transform((url) => url.replace(/\/$/, '')),
    ),
    QOREID_URL,
  ),
  REGISTER_CLIENT_ID: v.optional(v.string(), ''),
  REGISTER_SECRET: v.optional(v.string(), ''),
}
