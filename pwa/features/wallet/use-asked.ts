import type { Endpoint, Heard, Sent } from '#schema/contract/endpoint.ts'
import type { RefusalCode } from '#schema/domain/refusal.ts'
import { Refused, wordsFor } from '#pwa/api/failures.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/toast-store.ts'

/**
 * A command of the wallet whose no is told three ways: as a toast (SPEC 8), beside the field it is about, or over
 * the form. `about` names the field that a refusal without fields of its own belongs to.
 */
export function useAsked<E extends Endpoint<'command'>>(
  command: E,
  about: Partial<Record<RefusalCode, string>> = {},
) {
  const { run, busy, failure } = useCommand(command)
  const refused = failure instanceof Refused ? failure : null
  const field = refused && about[refused.code]
  const fields: Record<string, string> =
    refused?.fields ?? (refused && field ? { [field]: refused.message } : {})

  async function ask(input: Sent<E>): Promise<Heard<E> | null> {
    try {
      return await run(input)
    } catch (no) {
      toast(wordsFor(no), 'bad')
      return null
    }
  }
  return {
    ask,
    busy,
    code: refused?.code ?? null,
    fields,
    /** What belongs over the form, because it is about no field of it. */
    words: failure && Object.keys(fields).length === 0 ? wordsFor(failure) : null,
  }
}
