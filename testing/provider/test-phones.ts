import { createPhonesInProcess } from '#sandbox/phones/phones.ts'
import { createFaultyFetch } from '#testing/faults/faulty-fetch.ts'

type PhoneSettings = Record<
  | 'TERMII_KEY'
  | 'TERMII_SECRET'
  | 'TERMII_SENDER'
  | 'WHATSAPP_TOKEN'
  | 'WHATSAPP_PHONE_ID'
  | 'WHATSAPP_APP_SECRET',
  string
>
type Options = { now: () => number; settings: PhoneSettings }

/** The sandbox of SMS and WhatsApp in this process, behind a connection that can fail. */
export function createTestPhones({ now, settings }: Options) {
  const phones = createPhonesInProcess({
    now,
    termii: {
      key: settings.TERMII_KEY,
      secret: settings.TERMII_SECRET,
      sender: settings.TERMII_SENDER,
    },
    whatsapp: {
      token: settings.WHATSAPP_TOKEN,
      phoneId: settings.WHATSAPP_PHONE_ID,
      appSecret: settings.WHATSAPP_APP_SECRET,
      codeTemplate: 'onise_code',
      noticeTemplate: 'onise_notice',
      languages: ['en'],
    },
  })
  let requestCount = 0
  const connection = createFaultyFetch((request) => {
    requestCount++
    return phones.fetch(request)
  })
  return {
    ...connection,
    /** Newest first; with `to`, E.164, those of one number. */
    messages: phones.messages,
    latest: () => phones.messages()[0],
    /** The code in the latest message that has one. */
    latestCode: (to?: string): string =>
      phones
        .messages(to)
        .map(({ text }) => /^(\d{6}) /.exec(text)?.[1])
        .find(Boolean) ?? '',
    /** The delivery report about a message, as its provider sends it. */
    report(id: string, isDelivered = true): Request {
      const { path, body, headers } = phones.report(id, isDelivered)
      const type = { 'content-type': 'application/json' }
      return new Request(`http://onise.test${path}`, {
        method: 'POST',
        body,
        headers: { ...type, ...headers },
      })
    },
    /** Requests that reached the sandbox, repeated ones included. */
    requestCount: () => requestCount,
  }
}
