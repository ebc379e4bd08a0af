import { useCallback, useEffect, useRef, useState } from 'react'
import { useRefetchAdmin } from '#pwa/features/admin/page/use-admin-query.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { takeVerification } from '#schema/contract/admin-verifications.ts'
import { WAITING_STATES } from '#schema/domain/verification.ts'
import type { Proof } from './proof.ts'

/** With less time left than this, a click or a key begins the 15 minutes anew. */
const RENEW_MS = 10 * 60_000

const INPUT_EVENTS = ['pointerdown', 'keydown'] as const

/** Reserves a proof that waits as soon as it is open, unless another administrator has it. */
export function useReserve({ _id: id, state, takenBy }: Proof) {
  const { userId } = useSession()
  const { run, busy, failure } = useCommand(takeVerification)
  const refetch = useRefetchAdmin()
  const [until, setUntil] = useState<number | null>(null)
  const now = useNow()
  const isWaiting = WAITING_STATES.some((each) => each === state)
  const other = isWaiting && takenBy && takenBy._id !== userId ? takenBy : null

  const take = useCallback(async () => {
    try {
      const { takenUntil } = await run({ id })
      setUntil(Date.parse(takenUntil))
    } catch {
      // It says so, and the file has who was faster.
      setUntil(null)
      await refetch()
    }
  }, [run, id, refetch])

  const hasBegun = useRef(false)
  const mayBegin = isWaiting && other === null
  useEffect(() => {
    if (!mayBegin || hasBegun.current) return
    hasBegun.current = true
    void take()
  }, [mayBegin, take])

  const isMine = isWaiting && until !== null && now < until
  useEffect(() => {
    if (!isMine || busy) return
    const renew = () => until - readNow() < RENEW_MS && void take()
    for (const name of INPUT_EVENTS) document.addEventListener(name, renew)
    return () => {
      for (const name of INPUT_EVENTS) document.removeEventListener(name, renew)
    }
  }, [isMine, busy, until, take])

  return { isWaiting, isMine, until, other, busy, failure, take }
}

export type Reserve = ReturnType<typeof useReserve>
