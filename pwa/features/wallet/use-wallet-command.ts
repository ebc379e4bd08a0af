import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { useRetryWait } from '#pwa/sync/use-retry-wait.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { Endpoint, RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'

/**
 * A command of the wallet whose failure is shown as a toast, and beside the field it is about or else above the form.
 * `fieldOf` names the field of an error code, for errors without fields of their own.
 */
export function useWalletCommand<E extends Endpoint<'command'>>(
  endpoint: E,
  fieldOf: Partial<Record<ErrorCode, string>> = {},
) {
  const { run, busy, failure } = useCommand(endpoint)
  const { waitText, startWait } = useRetryWait(endpoint.name)
  const apiError = failure instanceof ApiError ? failure : null
  const field = apiError && fieldOf[apiError.code]
  const fields: Record<string, string> =
    apiError?.fields ?? (apiError && field ? { [field]: apiError.message } : {})

  /** Null after a failure, which is then on the screen. */
  async function send(input: RequestInput<E>): Promise<ResponseBody<E> | null> {
    try {
      return await run(input)
    } catch (error) {
      startWait(error)
      toast(messageFor(error), 'bad')
      return null
    }
  }
  return {
    send,
    busy,
    code: apiError?.code ?? null,
    fields,
    /** The error to show above the form; null when it is about a field. */
    message: waitText ?? (failure && Object.keys(fields).length === 0 ? messageFor(failure) : null),
  }
}
