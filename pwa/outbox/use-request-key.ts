import { useCallback, useRef } from 'react'
import { endWhenAnswered, requestFor, type PendingRequest } from './request-key.ts'

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
