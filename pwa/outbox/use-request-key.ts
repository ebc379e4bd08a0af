import { useCallback, useRef } from 'react'
import { ApiError } from '#pwa/api/errors.ts'
import { requestFor, type PendingRequest } from './request-key.ts'

/** Ends the pending request once the server has accepted or rejected it. After a lost response it stays. */
async function endWhenAnswered<Response>(
  response: Promise<Response>,
  end: () => unknown,
): Promise<Response> {
  try {
    const result = await response
    await end()
    return result
  } catch (failure) {
    if (failure instanceof ApiError) await end()
    throw failure
  }
}

/** Sends the commands of a form or a button: the same input has the same key until the server has answered. */
export function useRequestKey() {
  const pending = useRef<PendingRequest | null>(null)
  return useCallback(
    <Response>(input: unknown, send: (key: string) => Promise<Response>): Promise<Response> => {
      pending.current = requestFor(input, pending.current)
      return endWhenAnswered(send(pending.current.key), () => {
        pending.current = null
      })
    },
    [],
  )
}
