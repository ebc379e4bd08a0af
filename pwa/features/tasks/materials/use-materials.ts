import { isWaiting } from '#pwa/outbox/entry.ts'
import { replaceWaiting, type Place } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Queueable } from '#pwa/outbox/queueable.ts'
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useSession } from '#pwa/session/session.tsx'
import type { TaskId } from '#schema/domain/ids.ts'

type Stage = { id: TaskId; n: number }

/** One that waits gets the new input, unless it is about another stage. */
const placeOf = (definition: Queueable, { id, n }: Stage): Place => ({
  commands: [definition],
  decide: (entries, input) =>
    replaceWaiting(definition, id).decide(
      entries.filter((entry) => entry.input['n'] === n),
      input,
    ),
})

/** A command about the materials of a stage that waits in the outbox, and what became of the latest one. */
export function useMaterials(definition: Queueable, { id, n }: Stage, draft: string) {
  const session = useSession()
  const { submit } = useFormEntry()
  const entry =
    useUnsentEntries().findLast(
      ({ command, ref, input }) =>
        command === definition.command.name && ref === id && input['n'] === n,
    ) ?? null
  /** The rest of the input. */
  const send = (input: object) =>
    submit((key) =>
      enqueue(
        session,
        definition,
        { id, n, ...input },
        { key, draft, place: placeOf(definition, { id, n }) },
      ),
    )
  return { send, isSaved: entry !== null && isWaiting(entry), refusal: entry?.reason ?? null }
}
