import { useState } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useRetryWait } from '#pwa/sync/use-retry-wait.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'

/** `message` is null when the failure is shown beside fields. */
type Failure = { message: string | null; fields: Record<string, string> }
const NO_FAILURE: Failure = { message: null, fields: {} }

/** Runs a call of a form about an account and shows its failure as a toast and beside the fields or above the form. */
export function useAuthCall(form: string) {
  const { waitText, startWait } = useRetryWait(form)
  const [failure, setFailure] = useState<Failure>(NO_FAILURE)
  const [code, setCode] = useState<ErrorCode | null>(null)
  const [isRunning, setIsRunning] = useState(false)

  const fail = (message: string, fields: Record<string, string> = {}) => {
    const isAboutFields = Object.keys(fields).length > 0
    setFailure({ message: isAboutFields ? null : message, fields })
    toast(message, 'bad')
  }

  /** Null after a failure, which is then on the screen. */
  async function run<Response>(call: () => Promise<Response>): Promise<Response | null> {
    setFailure(NO_FAILURE)
    setCode(null)
    setIsRunning(true)
    try {
      return await call()
    } catch (error) {
      startWait(error)
      setCode(error instanceof ApiError ? error.code : null)
      fail(messageFor(error), error instanceof ApiError ? error.fields : undefined)
      return null
    } finally {
      setIsRunning(false)
    }
  }
  return {
    failure: { ...failure, message: waitText ?? failure.message },
    code,
    isRunning,
    fail,
    run,
  }
}
