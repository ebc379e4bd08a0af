import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#pwa/api/errors.ts'
import { useRequestKey } from './use-request-key.ts'

/** Sends inputs one after the other and returns the key of each; `outcomes` are thrown or returned. */
async function keysOf(requests: readonly (readonly [input: object, outcome: unknown])[]) {
  const { result } = renderHook(() => useRequestKey())
  const keys: string[] = []
  for (const [input, outcome] of requests) {
    const response = result.current(input, async (key) => {
      keys.push(key)
      if (outcome instanceof Error) throw outcome
      return outcome
    })
    if (outcome instanceof Error) await expect(response).rejects.toBe(outcome)
    else expect(await response).toBe(outcome)
  }
  return keys
}

const lost = new NetworkError('No response')
const input = { amount: '500' }

test('a repeat after a lost response has the same key', async () => {
  const [first, second] = await keysOf([
    [input, lost],
    [{ ...input }, 'done'],
  ])
  expect(second).toBe(first)
})

test('two requests at once with the same input have the same key', async () => {
  const { result } = renderHook(() => useRequestKey())
  const keys: string[] = []
  const send = async (key: string) => void keys.push(key)
  await Promise.all([result.current(input, send), result.current({ ...input }, send)])
  expect(keys[1]).toBe(keys[0])
})

test.each([
  ['another input', lost, { amount: '600' }],
  ['the same input after a success', 'done', input],
  ['the same input after a rejection', new ApiError(409, 'moved_on', 'No.'), input],
])('%s has another key', async (_, outcome, next) => {
  const [first, second] = await keysOf([
    [input, outcome],
    [next, 'done'],
  ])
  expect(second).not.toBe(first)
})
