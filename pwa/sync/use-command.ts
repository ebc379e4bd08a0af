import { useCallback, useState } from 'react'
import { ApiError, failureClassOf, NetworkError } from '#pwa/api/errors.ts'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import type { Endpoint, RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { pull } from './pull.ts'

type OnlineCommand = Endpoint<'command'>

/** Sends a command that needs the network, and pulls its effect (or the cause of a conflict) before it settles. */
export async function runCommand<E extends OnlineCommand>(
  session: Session,
  command: E,
  input: RequestInput<E>,
  key: string,
): Promise<ResponseBody<E>> {
  const pullChanges = () => pull(session).catch(() => session.requestSync())
  try {
    const response = await session.call(command, input, { key })
    await pullChanges()
    return response
  } catch (failure) {
    if (failureClassOf(failure) === 'conflict') await pullChanges()
    throw failure
  }
}

/** Runs a command from a button. After a lost response the same input uses the same key, so a second tap is harmless. */
export function useCommand<E extends OnlineCommand>(command: E) {
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | NetworkError | null>(null)
  const sendWithKey = useRequestKey()

  const run = useCallback(
    async (input: RequestInput<E>): Promise<ResponseBody<E>> => {
      setBusy(true)
      setFailure(null)
      try {
        return await sendWithKey(input, (key) => runCommand(session, command, input, key))
      } catch (error) {
        if (error instanceof ApiError || error instanceof NetworkError) setFailure(error)
        throw error
      } finally {
        setBusy(false)
      }
    },
    [session, command, sendWithKey],
  )
  return { run, busy, failure }
}
