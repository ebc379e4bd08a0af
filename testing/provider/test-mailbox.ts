import { createMailboxInProcess } from '#sandbox/mailbox/mailbox.ts'
import { createFaultyFetch } from '#testing/faults/faulty-fetch.ts'

type Options = { now: () => number; key: string }

/** The mailbox of the sandbox in this process, behind a connection that can fail. */
export function createTestMailbox({ now, key }: Options) {
  const mailbox = createMailboxInProcess({ now, key })
  let requestCount = 0
  const connection = createFaultyFetch((request) => {
    requestCount++
    return mailbox.fetch(request)
  })
  const latest = () => mailbox.emails()[0]
  return {
    ...connection,
    /** Newest first. */
    emails: mailbox.emails,
    latest,
    /** The code in the latest email that has one. */
    latestCode: (): string =>
      mailbox
        .emails()
        .map(({ text }) => /code is (\d{6})/.exec(text)?.[1])
        .find(Boolean) ?? '',
    /** The token of the latest link for a new password. */
    latestToken: (): string =>
      mailbox
        .emails()
        .map(({ text }) => /[?]token=([\w-]{43})&/.exec(text)?.[1])
        .find(Boolean) ?? '',
    /** Requests that reached the mailbox, repeated ones included. */
    requestCount: () => requestCount,
  }
}
