import { useState } from 'react'
import { pushState, turnPushOff, turnPushOn, type PushOutcome } from '#pwa/push/push.ts'
import { useSession } from '#pwa/session/session.tsx'
import { messages } from './messages.ts'

/** Whether this phone receives notifications, and the two taps that change it. */
export function usePush() {
  const session = useSession()
  const [state, setState] = useState<PushOutcome>(() => pushState(session.userId))
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function run(change: () => Promise<PushOutcome>): Promise<void> {
    setIsBusy(true)
    setFailure(null)
    try {
      setState(await change())
    } catch {
      setFailure(messages.failed)
      setState(pushState(session.userId))
    } finally {
      setIsBusy(false)
    }
  }

  return {
    state,
    isBusy,
    failure,
    turnOn: () => run(() => turnPushOn(session)),
    turnOff: () =>
      run(async () => {
        await turnPushOff(session)
        return pushState(session.userId)
      }),
  }
}
