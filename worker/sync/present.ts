import type { Answer } from '#schema/contract/endpoint.ts'
import type { Entity, sync } from '#schema/contract/sync.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { meOf } from '../accounts/queries.ts'
import type { Actor } from '../db/actor.ts'
import { presentApplicant, presentProposal } from '../proposals/present.ts'
import { presentTask } from '../tasks/present.ts'
import { presentTransaction } from '../wallet/present.ts'
import type { FeedEntry, OwnEntry } from './queries.ts'

export type Change = Answer<typeof sync>['c'][number]

type TaskPart = Pick<FeedEntry, 'task' | 'owner' | 'doer'>

function taskRow({ task, owner, doer }: TaskPart, actor: Actor) {
  return task && owner ? presentTask({ ...task, owner, doer }, actor) : null
}

const isMissing = (row: unknown): row is null | undefined => row === null || row === undefined

/** Null for what is not there to see (any more): the phone lets go of it. */
const OWN: Record<Entity, (entry: OwnEntry, actor: Actor) => unknown> = {
  feed: () => null,
  task: taskRow,
  proposal: ({ proposal }) => proposal && presentProposal(proposal),
  applicant: ({ proposal, sender }) =>
    proposal && sender && presentApplicant({ ...proposal, tasker: sender }),
  me: ({ user, wallet, held, heldTasks }) =>
    user &&
    meOf({
      user,
      wallet,
      held: { held: Number(held ?? 0) as Kobo, heldTasks: heldTasks ?? 0 },
    }),
  trx: ({ line, journal, hold, payout }, actor) =>
    line &&
    journal &&
    presentTransaction(
      {
        ...line,
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

type Named = Pick<OwnEntry, 'entity' | 'id' | 'op' | 'seq'>

function changeOf({ entity: e, id, op, seq }: Named, row: unknown): Change {
  const gone = op === 'del' || isMissing(row)
  return (gone ? { e, id, seq, op: 'del' } : { e, id, seq, op, row }) as Change
}

export const presentOwn = (entry: OwnEntry, actor: Actor): Change =>
  changeOf(entry, OWN[entry.entity](entry, actor))

/** Only what is still open belongs in a feed. */
export const presentFeed = (entry: FeedEntry, actor: Actor): Change =>
  changeOf(entry, entry.task?.status === 'pending' ? taskRow(entry, actor) : null)
