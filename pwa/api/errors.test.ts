import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'
import { ApiError, loadFailure, messageFor, NetworkError } from './errors.ts'
import { messages } from './messages.ts'

const notAnswering = `${messages.notAnswering} ${messages.tryAgain}`
const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError')

test.each([
  ['no response', new NetworkError('no response'), messages.noConnection],
  ['an unknown response', new NetworkError('', { hasResponse: true }), notAnswering],
  [
    'a network that carries others',
    new NetworkError('', { side: 'onise', requestId: 'r-1' }),
    `${notAnswering} Code: r-1`,
  ],
  [
    'another company',
    new NetworkError('', { hasResponse: true, side: 'unknown', words: 'Paystack' }),
    'Paystack',
  ],
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

test('what a user can do about a fault, and when suspended, has the addresses of support', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'email=help@onise.test' })
  const fault = new NetworkError('', { hasResponse: true, requestId: 'r-1' })
  expect(messageFor(fault)).toBe(
    `${notAnswering} If it does not pass, write to help@onise.test. Code: r-1`,
  )
  expect(messageFor(new ApiError(403, 'suspended', 'Suspended. Contact support.'))).toBe(
    'Suspended. Contact support. Write to help@onise.test.',
  )
  expect(loadFailure(fault, 'No network.')).toBe(messageFor(fault))
  expect(loadFailure(new NetworkError(''), 'No network.')).toBe('No network.')
  expect(loadFailure(new NetworkError('', { side: 'unknown' }), 'No network.')).toBe(
    'Onise cannot be reached. Try again in a moment.',
  )
  vi.unstubAllGlobals()
})
