import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { Entity, sync } from '#schema/contract/sync.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { presentMe } from '#worker/accounts/present.ts'
import type { Actor } from '#worker/db/actor.ts'
import { presentTransaction } from '#worker/ledger/present-transaction.ts'
import { presentApplicant, presentProposal } from '#worker/proposals/present.ts'
import { presentTask } from '#worker/tasks/present.ts'
import type { FeedEntry, OwnEntry } from './queries.ts'

/** A change as the API returns it. */
export type PresentedChange = HandlerResult<typeof sync>['c'][number]

type TaskColumns = Pick<FeedEntry, 'task' | 'client' | 'assignee'>

function presentTaskOf({ task, client, assignee }: TaskColumns, actor: Actor) {
  return task && client ? presentTask({ ...task, client, assignee }, actor) : null
}

const isMissing = (row: unknown): row is null | undefined => row === null || row === undefined

/** The row of an entry by its entity, or null when there is nothing to see any more. */
const PRESENT_OWN: Record<Entity, (entry: OwnEntry, actor: Actor) => unknown> = {
  feed: () => null,
  task: presentTaskOf,
  proposal: ({ proposal }) => proposal && presentProposal(proposal),
  applicant: ({ proposal, applicant }) =>
    proposal && applicant && presentApplicant({ ...proposal, tasker: applicant }),
  me: ({ user, wallet, held, heldTasks }) =>
    user &&
    presentMe({
      user,
      wallet,
      held: { held: Number(held ?? 0) as Kobo, heldTasks: heldTasks ?? 0 },
    }),
  trx: ({ ledgerEntry, journal, hold, payout }, actor) =>
    ledgerEntry &&
    journal &&
    presentTransaction(
      {
        ...ledgerEntry,
        entry: 0,
        id: journal.id,
        type: journal.type,
        subject: journal.subjectId,
        meta: journal.meta,
        createdAt: journal.createdAt,
        payout,
      },
      actor.id,
      hold ? [hold] : [],
    ),
}

type EntryHead = Pick<OwnEntry, 'entity' | 'id' | 'op' | 'seq'>

function toChange({ entity: e, id, op, seq }: EntryHead, row: unknown): PresentedChange {
  const isDeleted = op === 'del' || isMissing(row)
  return (isDeleted ? { e, id, seq, op: 'del' } : { e, id, seq, op, row }) as PresentedChange
}

export const presentOwn = (entry: OwnEntry, actor: Actor): PresentedChange =>
  toChange(entry, PRESENT_OWN[entry.entity](entry, actor))

/** A task that is no longer open is deleted from the feed. */
export const presentFeed = (entry: FeedEntry, actor: Actor): PresentedChange =>
  toChange(entry, entry.task?.status === 'pending' ? presentTaskOf(entry, actor) : null)
