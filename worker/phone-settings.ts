import * as v from 'valibot'

const TERMII_URL = 'https://v3.api.termii.com'
const WHATSAPP_URL = 'https://graph.facebook.com/v25.0'

const PRICE_MAX = 100_000
function price(name: string) {
  const message = `${name} must be a whole number of kobo from 1 to ${PRICE_MAX}`
  return v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(PRICE_MAX, message),
  )
}

/** Part of the worker's settings (docs/operations.md#messages-to-phone-numbers). */
export const PHONE_SETTINGS = {
  /** SMS by Termii: the account's base URL, its API key and a registered sender ID. Without a key there are none. */
  TERMII_URL: v.optional(v.pipe(v.string(), v.url('TERMII_URL must be a URL')), TERMII_URL),
  TERMII_KEY: v.optional(v.string(), ''),
  TERMII_SENDER: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:[A-Za-z\d ]{3,11})?$/, 'TERMII_SENDER must have 3 to 11 letters and digits'),
    ),
    '',
  ),
  /** Signs Termii's delivery reports; without it they are refused. */
  TERMII_SECRET: v.optional(v.string(), ''),
  /** WhatsApp by Meta's Cloud API: with its version. Without a token there are no messages by WhatsApp. */
  WHATSAPP_URL: v.optional(v.pipe(v.string(), v.url('WHATSAPP_URL must be a URL')), WHATSAPP_URL),
  WHATSAPP_TOKEN: v.optional(v.string(), ''),
  WHATSAPP_PHONE_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d*$/, 'WHATSAPP_PHONE_ID must be the number of the phone number'),
    ),
    '',
  ),
  /** Signs Meta's delivery reports; without it they are refused. */
  WHATSAPP_APP_SECRET: v.optional(v.string(), ''),
  /** Typed in Meta's console beside the address of the reports. */
  WHATSAPP_VERIFY_TOKEN: v.optional(v.string(), ''),
  /** Names of the approved templates (docs/operations.md#messages-to-phone-numbers), and the languages that both have; the first is for all others. */
  WHATSAPP_CODE_TEMPLATE: v.optional(v.string(), 'onise_code'),
  WHATSAPP_NOTICE_TEMPLATE: v.optional(v.string(), 'onise_notice'),
  WHATSAPP_LANGUAGES: v.optional(v.string(), 'en'),
  /** Kobo: of each segment of an SMS, and of a WhatsApp message. */
  SMS_PRICE: v.optional(price('SMS_PRICE'), 500),
  WHATSAPP_PRICE: v.optional(price('WHATSAPP_PRICE'), 1500),
}
