import { useEvents } from '#pwa/features/tasks/reads.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import * as contract from '#schema/contract/disputes.ts'
import type { Dispute } from '#schema/contract/disputes.ts'
import type { TaskId } from '#schema/domain/ids.ts'

/** The latest dispute as it was last read; null if there is none on this phone. */
export const useDispute = (id: TaskId): Dispute | null | undefined =>
  useReplica(async ({ replica }) => (await replica.submissions.get(id))?.dispute ?? null, [id])

/** The title that the stage of the latest dispute had; undefined for a task with one stage. */
export function useStageOfDispute(id: TaskId): string | undefined {
  const title = useEvents(id)?.findLast(({ kind }) => kind === 'disputed')?.data?.title
  return typeof title === 'string' ? title : undefined
}

const COMMANDS: readonly string[] = [contract.openDispute.name, contract.answerDispute.name]

/** The user's statement that the server does not have yet. */
export const usePendingStatement = (id: TaskId): EntryView | null =>
  useUnsentEntries().findLast(({ command, ref }) => ref === id && COMMANDS.includes(command)) ??
  null

export const isOpening = ({ command }: EntryView) => command === contract.openDispute.name
