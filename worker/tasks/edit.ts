import { sql } from 'drizzle-orm'
import { editTask } from '#schema/contract/tasks.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { neededByAfter, spanAfter } from '#schema/domain/needed-by.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { whyNotEdit } from '#schema/domain/task.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { consumeUpload, selectUpload } from '#worker/files/parts.ts'
import { route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { assertWithinBounds, selectAmountBounds } from '#worker/settings/amount-bounds.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { currentTask } from './due.ts'
import { termsChanged } from './notices.ts'
import {
  assertPendingUnchanged,
  flagTermsChanged,
  selectPendingProposals,
} from './pending-proposals.ts'
import { presentTask } from './present.ts'
import { selectTask } from './queries.ts'
import { changedTerms } from './rules.ts'
import { throwIfStale } from './stale.ts'
import { parseTaskText, storeTaskImage } from './task-input.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

export const editTaskRoute = route(editTask, async (ctx, input) => {
  const { db, userId, now } = ctx
  const { actor, pending, upload, bounds, ...read } = await ctx.read({
    bounds: selectAmountBounds({}),
    task: first(selectTask({ id: input.id })),
    pending: selectPendingProposals({ taskId: input.id }),
    upload: first(selectUpload(userId, input.uploadId, now)),
  })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotEdit(toDomainTask(task), userId))
  throwIf(whyNotStartWork(actor))
  throwIfStale(input.ifMatch, task, actor)
  const { updatedAt } = input
  if (updatedAt !== undefined && Date.parse(updatedAt) !== task.updatedAt)
    throw new DomainError('moved_on')
  assertWithinBounds(bounds, 'price', input.price, task.price)

  const { columns, messageWith, isMasked } = parseTaskText(ctx, input, task)
  const update = {
    ...columns,
    price: input.price,
    duration: input.duration,
    neededBy: neededByAfter(input.neededBy, input.duration, task),
    span: spanAfter({ span: input.span, neededBy: input.neededBy, duration: input.duration }, task),
    projectType: input.projectType,
    ...(await storeTaskImage(ctx, input, upload)),
    ...nextVersion(task, now),
  }
  const edited = { ...task, ...update }
  const terms = changedTerms(task, edited)
  // A proposal shows the title of its task, so a new title changes it too.
  const areProposalsAffected = terms.length > 0 || task.title !== edited.title
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'edited', actor: userId, now }),
      areProposalsAffected
        ? [
            assertPendingUnchanged(task.id, pending),
            flagTermsChanged(task, pending, { title: edited.title, terms, now }),
          ]
        : [],
      isMasked ? recordMasked({ userId, text: 'task', taskId: task.id, now }, sql`1`) : [],
      consumeUpload(ctx.deps, upload),
      notify(...termsChanged(edited, pending, { terms, now })),
    ],
    response: {
      message: messageWith(GENERAL_FACTS.taskEdited),
      task: presentTask(edited, actor),
    },
  })
})
