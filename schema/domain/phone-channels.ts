import { naira, type Kobo } from './money.ts'
import { segmentsOf } from './sms.ts'

/** By which a message reaches a phone number. */
export const PHONE_CHANNELS = ['sms', 'whatsapp'] as const
export type PhoneChannel = (typeof PHONE_CHANNELS)[number]

/** SMS go to Nigeria only: those to other countries cost many times more, and are what pumping earns from. */
const SMS_COUNTRY = '+234'

/** Of the channels that are set up, those that reach this number, E.164. */
export const channelsFor = (
  phone: string,
  channels: readonly PhoneChannel[],
): readonly PhoneChannel[] =>
  phone.startsWith(SMS_COUNTRY) ? channels : channels.filter((each) => each !== 'sms')

/** Kobo: of each segment of an SMS, and of each WhatsApp message. */
export type PhonePrices = Record<PhoneChannel, Kobo>

/** What the longest of these texts costs. */
export const phoneMessageCost = (
  channel: PhoneChannel,
  texts: readonly string[],
  prices: PhonePrices,
): Kobo =>
  channel === 'sms' ? ((Math.max(...texts.map(segmentsOf)) * prices.sms) as Kobo) : prices.whatsapp

/** What phone messages may cost in a day in Lagos, unless administrators choose otherwise. */
export const PHONE_MESSAGE_CAP = naira(20_000)

/** Notices stop at this share of the cap, so that a code can still be sent. */
const SHARE_OF_NOTICES = 0.8

/** Up to which a message of this kind is written. Security is as urgent as a code. */
export const capOf = (isUrgent: boolean, cap: Kobo): Kobo =>
  (isUrgent ? cap : Math.floor(cap * SHARE_OF_NOTICES)) as Kobo

type Spending = { isUrgent: boolean; cost: Kobo; spent: Kobo; cap: Kobo }

/** Whether one more message may be written today. The write repeats it, for messages at the same moment. */
export const fitsCap = ({ isUrgent, cost, spent, cap }: Spending): boolean =>
  spent + cost <= capOf(isUrgent, cap)
