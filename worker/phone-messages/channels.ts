import type { Kobo } from '#schema/domain/money.ts'
import { channelsFor, type PhoneChannel, type PhonePrices } from '#schema/domain/phone-channels.ts'
import type { Settings } from '#worker/env.ts'

/** The channels that are set up: those without keys are not offered. */
export function channelsOf(settings: Settings): readonly PhoneChannel[] {
  const { TERMII_KEY, TERMII_SENDER, WHATSAPP_TOKEN, WHATSAPP_PHONE_ID } = settings
  return [
    ...(TERMII_KEY && TERMII_SENDER ? (['sms'] as const) : []),
    ...(WHATSAPP_TOKEN && WHATSAPP_PHONE_ID ? (['whatsapp'] as const) : []),
  ]
}

/** Those that reach this number, E.164. */
export const channelsTo = (settings: Settings, phone: string): readonly PhoneChannel[] =>
  channelsFor(phone, channelsOf(settings))

export const pricesOf = ({ SMS_PRICE, WHATSAPP_PRICE }: Settings): PhonePrices => ({
  sms: SMS_PRICE as Kobo,
  whatsapp: WHATSAPP_PRICE as Kobo,
})
