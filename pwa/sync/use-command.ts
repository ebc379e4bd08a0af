import { useCallback, useRef, useState } from 'react'
import type { Endpoint, Heard, Sent } from '#schema/contract/endpoint.ts'
import { newId } from '#schema/domain/ids.ts'
import { classOf, Refused, Unreached } from '#pwa/api/failures.ts'
import type { Session } from '#pwa/session/session.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { pull } from './pull.ts'

type NowCommand = Endpoint<'command'>

/** Does now what needs the world, and brings what came of it home before it answers; what stood in its way, too. */
export async function doNow<E extends NowCommand>(
  session: Session,
  command: E,
  input: Sent<E>,
  key: string,
): Promise<Heard<E>> {
  const bringHome = () => pull(session).catch(() => session.kick())
  try {
    const heard = await session.call(command, input, { key })
    await bringHome()
    return heard
  } catch (failure) {
    if (classOf(failure) === 'conflict') await bringHome()
    throw failure
  }
}

/**
 * A command that needs a signal (award, approve, delete). When the answer was lost, the same wish again goes
 * under the same key, so that a second tap cannot do it twice.
 */
export function useCommand<E extends NowCommand>(command: E) {
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refused | Unreached | null>(null)
  const unknown = useRef<{ wish: string; key: string } | null>(null)

  const run = useCallback(
    async (input: Sent<E>): Promise<Heard<E>> => {
      const wish = JSON.stringify(input)
      const key = unknown.current?.wish === wish ? unknown.current.key : newId('journal')
      unknown.current = { wish, key }
      setBusy(true)
      setFailure(null)
      try {
        const heard = await doNow(session, command, input, key)
        unknown.current = null
        return heard
      } catch (error) {
        if (error instanceof Refused) unknown.current = null
        if (error instanceof Refused || error instanceof Unreached) setFailure(error)
        throw error
      } finally {
        setBusy(false)
      }
    },
    [session, command],
  )
  return { run, busy, failure }
}
