import { partiesOf } from '#pwa/features/tasks/detail/parties.ts'
import { Steps } from '#pwa/features/tasks/detail/steps.tsx'
import { evidenceInput } from '#pwa/features/tasks/evidence/evidence.ts'
import { stagesOf } from '#pwa/features/tasks/life/life-task.ts'
import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import { useSession } from '#pwa/session/session.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { DisputeId, DisputeReason } from '#schema/domain/dispute.ts'
import type { Id } from '#schema/domain/ids.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { taskMoneyOf } from '#schema/domain/stage-money.ts'
import { messages } from './messages.ts'
import { answerDispute, answerDraftKey, disputeDraftKey, openDispute } from './queueable.ts'
import { usePendingStatement } from './reads.ts'
import { EMPTY_STATEMENT, StatementForm, type StatementFields } from './statement-form.tsx'

function useStatementForm(task: Task, draft: string) {
  const session = useSession()
  const { submit } = useFormEntry()
  const form = useDraft<StatementFields>(draft, EMPTY_STATEMENT)
  const pending = usePendingStatement(task._id)
  const rejected = pending?.state === 'failed' ? pending : null
  return { session, submit, form, rejected }
}

/** Says what happens to the money before the form. */
export function OpenDispute({ task }: { task: Task }) {
  const draft = disputeDraftKey(task._id)
  const { session, submit, form, rejected } = useStatementForm(task, draft)
  const { other } = partiesOf(task, session.userId)
  const { current } = taskMoneyOf({ stages: stagesOf(task), price: task.price })
  const open = ({ reason, statement, ...evidence }: StatementFields) =>
    submit(async (key) => {
      const input = {
        id: task._id,
        _id: key as DisputeId,
        reason: reason as DisputeReason,
        statement,
        ...evidenceInput(evidence),
      }
      const place = replaceWaiting(openDispute, task._id)
      return enqueue(session, openDispute, input, { key, draft, place })
    })
  if (!form.isReady) return null
  return (
    <div className="stack">
      <Steps title={messages.whatHappens} steps={messages.steps(formatNaira(current), other)} />
      <StatementForm
        fields={form.fields}
        onChange={form.change}
        rejected={rejected}
        hasReason
        label={messages.open}
        onSubmit={open}
      />
    </div>
  )
}

export function AnswerDispute({ task }: { task: Task }) {
  const draft = answerDraftKey(task._id)
  const { session, submit, form, rejected } = useStatementForm(task, draft)
  const answer = ({ reason: _reason, statement, ...evidence }: StatementFields) =>
    submit(async (key) => {
      const input = {
        id: task._id,
        _id: key as Id<'statement'>,
        statement,
        ...evidenceInput(evidence),
      }
      const place = replaceWaiting(answerDispute, task._id)
      return enqueue(session, answerDispute, input, { key, draft, place })
    })
  if (!form.isReady) return null
  return (
    <section className="stack">
      <h2>{messages.answerTitle}</h2>
      <StatementForm
        fields={form.fields}
        onChange={form.change}
        rejected={rejected}
        label={messages.answer}
        onSubmit={answer}
      />
    </section>
  )
}
