import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { messageFor, NetworkError } from './errors.ts'
import { messages } from './messages.ts'

const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError')

test.each([
  ['no response', new NetworkError('no response'), messages.noConnection],
  ['an unknown response', new NetworkError('', { hasResponse: true }), messages.serverProblem],
  ['a request that fails', new TypeError('Failed to fetch'), messages.noConnection],
  [
    'code that cannot be loaded',
    new Error('Unable to preload CSS for /a.css'),
    messages.noConnection,
  ],
  ['a full phone', full, messages.phoneFull],
  [
    'a full database',
    new Dexie.AbortError('aborted', { inner: full } as never),
    messages.phoneFull,
  ],
  ['a closed database', new Dexie.DatabaseClosedError(), messages.phoneProblem],
  ['a browser that fails', new DOMException('', 'UnknownError'), messages.phoneProblem],
])('%s is named', (_, failure, message) => {
  expect(messageFor(failure)).toBe(message)
})
