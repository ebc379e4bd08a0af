/** What a provider of text messages has to offer. The number is international, as `+2348012345678`. */
export type SmsAdapter = {
  send: (message: {
    id: string
    to: string
    text: string
  }) => Promise<{ kind: 'sent' } | { kind: 'refused' | 'unavailable'; reason: string }>
}

/** No provider is chosen yet, and no user's number is stored: nothing is sent, and the caller gets that result. */
export const noSms: SmsAdapter = {
  send: async () => ({ kind: 'unavailable', reason: 'There is no provider of text messages.' }),
}
