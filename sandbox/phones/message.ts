/** As the phone that it was sent to shows it. */
export type PhoneMessage = {
  id: string
  channel: 'sms' | 'whatsapp'
  /** With a plus. */
  to: string
  from: string
  text: string
  at: string
  status: 'accepted' | 'delivered' | 'failed'
}

/** Numbers that end so are refused, on both channels. */
const REFUSED_NUMBER = /0404$/
export const isRefusedNumber = (phone: string): boolean => REFUSED_NUMBER.test(phone)

/** A provider's error, or the message that it accepts and its answer. */
export type Received =
  | { status: number; body: object; headers?: Record<string, string> }
  | { status: 200; body: object; message: PhoneMessage }
