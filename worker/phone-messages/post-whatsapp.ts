import type { BackgroundContext } from '#worker/background/context.ts'
import type { Settings } from '#worker/env.ts'
import {
  laterBy,
  memberOf,
  postPhoneMessage,
  type PhoneAnswer,
  type PhoneResult,
} from './result.ts'
import type { PhoneText } from './texts.ts'

/**
 * About the recipient: no WhatsApp or an old one, our own number, not allowed, declined, part of an experiment, did not want it
 * (https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes, read 2026-11-28).
 * All other codes are over later, or are repaired: limits (4, 80007, 130429, 131048, 131056), the token (190), templates (132xxx).
 */
const REFUSALS: readonly unknown[] = [131_021, 131_026, 131_030, 130_472, 131_049, 131_050]

function resultOf(answer: PhoneAnswer): PhoneResult {
  const { ok, body } = answer
  const id = memberOf(body, 'messages', 0, 'id')
  if (ok && typeof id === 'string') return { kind: 'sent', providerId: id }
  const code = memberOf(body, 'error', 'code')
  if (REFUSALS.includes(code)) return { kind: 'refused', reason: `code ${String(code)}` }
  return laterBy(answer, typeof code === 'number' ? code : undefined)
}

/** A parameter may not have new lines, tabs or more than four spaces in a row. */
const parameter = (text: string) => ({ type: 'text', text: text.replace(/\s+/g, ' ') })

/** An authentication template has the code in its text, and in the button that copies it. */
function templateOf({ code, parts }: PhoneText, settings: Settings) {
  const body = { type: 'body', parameters: (code ? [code] : parts).map(parameter) }
  if (!code) return { name: settings.WHATSAPP_NOTICE_TEMPLATE, components: [body] }
  const button = { type: 'button', sub_type: 'url', index: '0', parameters: [parameter(code)] }
  return { name: settings.WHATSAPP_CODE_TEMPLATE, components: [body, button] }
}

function templateLanguage({ WHATSAPP_LANGUAGES }: Settings, language: string): string {
  const languages = WHATSAPP_LANGUAGES.split(',').map((each) => each.trim())
  return languages.find((each) => each === language) ?? languages[0] ?? 'en'
}

/**
 * One message by Meta's Cloud API
 * (https://developers.facebook.com/documentation/business-messaging/whatsapp/templates/authentication-templates/copy-code-button-authentication-templates,
 * read 2026-11-28). A message that we begin must use a template that Meta has approved.
 */
export function postWhatsApp(
  { deps, externalFetch }: BackgroundContext,
  { to, text, language }: { to: string; text: PhoneText; language: string },
): Promise<PhoneResult> {
  const { settings } = deps
  const { name, components } = templateOf(text, settings)
  return postPhoneMessage(
    externalFetch,
    {
      url: `${settings.WHATSAPP_URL}/${settings.WHATSAPP_PHONE_ID}/messages`,
      headers: { authorization: `Bearer ${settings.WHATSAPP_TOKEN}` },
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        type: 'template',
        template: { name, language: { code: templateLanguage(settings, language) }, components },
      },
    },
    resultOf,
  )
}
