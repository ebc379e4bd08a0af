import { useState, type ReactNode } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { CounterCard } from '#pwa/features/proposals/counter/counter-card.tsx'
import { messages as plan } from '#pwa/features/proposals/plan/messages.ts'
import { PlanList } from '#pwa/features/proposals/plan/plan-list.tsx'
import { useMe } from '#pwa/session/session.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import type { Applicant } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { isLowPrice } from '#schema/domain/proposal.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { ApplicantBadge } from './applicant-badge.tsx'
import { ApplicantHead } from './applicant-head.tsx'
import { AwardSheet, type EmailProof } from './award-sheet.tsx'
import { DeclineSheet } from './decline-sheet.tsx'
import { messages } from './messages.ts'
import { hasNewTerms, type ShownApplicant } from './reads.ts'
import './applicant-detail.css'

type Props = {
  applicant: ShownApplicant
  /** null if it is not on this phone. */
  task: Task | null
  /** Opens the sheet at once, for a client who has funded the wallet for it. */
  isAssigning?: boolean
  /** Null once the client's email is proven. */
  proof: EmailProof | null
  /** Pictures of earlier work. */
  works?: ReactNode
  /** The todo's page has the result and what comes next. */
  onAwarded: () => void
}

/** Why this proposal cannot be awarded now. */
function whyNotAward({ status }: Applicant, task: Task | null) {
  if (status !== 'pending') return ERROR_MESSAGES.proposal_not_live
  if (task && task.status !== 'pending') return ERROR_MESSAGES.task_not_open
  return null
}

function Cautions({ applicant, task }: Pick<Props, 'applicant' | 'task'>) {
  const { price, changedFields, status, tasker } = applicant
  if (status !== 'pending') return null
  const changed = changedFields.map((field) => messages.fields[field] ?? field).join(', ')
  return (
    <>
      {task && isLowPrice(price, task.price) && (
        <Notice tone="wait" icon="alert" title={messages.lowTitle}>
          {messages.lowText(formatNaira(task.price))}
        </Notice>
      )}
      {changed && (
        <Notice tone="wait" icon="edit" title={messages.changedTitle}>
          {messages.changedText(changed, tasker.username)}
        </Notice>
      )}
    </>
  )
}

function Facts({ applicant, task }: Pick<Props, 'applicant' | 'task'>) {
  return (
    <dl className="applicant-facts">
      <div>
        <dt>{messages.price}</dt>
        <dd className="applicant-facts-price">
          <Naira amount={applicant.price} />
        </dd>
      </div>
      <div>
        <dt>{messages.date}</dt>
        <dd>
          <DateText at={applicant.date} />
        </dd>
      </div>
      {task?.status === 'pending' && (
        <div>
          <dt>{messages.budget}</dt>
          <dd>
            <Naira amount={task.price} />
          </dd>
        </div>
      )}
      <div>
        <dt>{messages.sent}</dt>
        <dd>
          <Ago at={applicant.createdAt} />
        </dd>
      </div>
      {hasNewTerms(applicant) && (
        <div>
          <dt>{messages.changed}</dt>
          <dd>
            <Ago at={applicant.updatedAt} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Plan({ applicant: { stages } }: Pick<Props, 'applicant'>) {
  if (!stages) return null
  return (
    <section className="stack stack-tight">
      <h2>{plan.heading}</h2>
      <PlanList stages={stages} />
    </section>
  )
}

function TaskerLinks({ tasker }: Pick<Applicant, 'tasker'>) {
  const params = { id: tasker._id }
  return (
    <div className="row">
      <LinkButton to="/profile/$id" params={params} tone="plain" size="small" icon="person">
        {messages.seeProfile}
      </LinkButton>
      <LinkButton to="/chat/$id" params={params} tone="plain" size="small" icon="message">
        {messages.message(tasker.username)}
      </LinkButton>
    </div>
  )
}

/** After the award: where the money is, and by when the work is due. */
function Awarded({ applicant, task }: Pick<Props, 'applicant' | 'task'>) {
  const { tasker, price, date } = applicant
  const isHeld = HELD_STATUSES.some((status) => status === task?.status)
  const held = task?.stages?.reduce((sum, stage) => sum + stage.held, 0) ?? price
  const day = task?.stages ? (task.agreedDate ?? date) : date
  return (
    <div role="status">
      <Notice
        icon="done"
        title={messages.alreadyAssigned(tasker.username)}
        action={
          <LinkButton to="/single-task/$id" params={{ id: applicant.task._id }}>
            {messages.seeTodo}
          </LinkButton>
        }
      >
        {isHeld && messages.heldUntil(formatNaira(held as Kobo), tasker.username, formatDate(day))}
      </Notice>
    </div>
  )
}

function Body({ applicant, task, works, onAssign }: Props & { onAssign: () => void }) {
  const { tasker, status, description } = applicant
  return (
    <div className="stack">
      {status === 'accepted' && <Awarded applicant={applicant} task={task} />}
      <ApplicantHead tasker={tasker} size="large" end={<ApplicantBadge status={status} />} />
      <TaskerLinks tasker={tasker} />
      <section className="stack stack-tight">
        <h2>{messages.description}</h2>
        <p className="prose">{description}</p>
        {works}
      </section>
      <Facts applicant={applicant} task={task} />
      <Plan applicant={applicant} />
      <Cautions applicant={applicant} task={task} />
      <CounterCard
        proposal={applicant}
        side="client"
        name={tasker.username}
        next={<Button onClick={onAssign}>{messages.assign}</Button>}
      />
    </div>
  )
}

/** A proposal's page, with the button that awards the task. */
export function ApplicantDetail(props: Props) {
  const { applicant, task, proof, isAssigning = false, onAwarded } = props
  const { whyOffline } = useOnline()
  const me = useMe()
  const [isDeclining, setIsDeclining] = useState(false)
  const [reviewed, setReviewed] = useState(() =>
    isAssigning && !whyNotAward(applicant, task) ? applicant : null,
  )
  const { status } = applicant
  return (
    <div className="applicant-detail">
      <Body {...props} onAssign={() => setReviewed(applicant)} />
      <div className="applicant-detail-side">
        {status !== 'accepted' && (
          <Actions sticky pair={status === 'pending'}>
            <Button
              wide
              disabledReason={whyNotAward(applicant, task) ?? whyOffline(messages.needsNetwork)}
              onClick={() => setReviewed(applicant)}
            >
              {messages.assign}
            </Button>
            {status === 'pending' && (
              <Button wide tone="plain" onClick={() => setIsDeclining(true)}>
                {messages.decline}
              </Button>
            )}
          </Actions>
        )}
      </div>
      <DeclineSheet
        applicant={applicant}
        open={isDeclining}
        onClose={() => setIsDeclining(false)}
      />
      <AwardSheet
        key={reviewed ? 'open' : 'closed'}
        reviewed={reviewed}
        current={applicant}
        onReview={() => setReviewed(applicant)}
        balance={me?.balance ?? null}
        proof={proof}
        onClose={() => setReviewed(null)}
        onAwarded={onAwarded}
      />
    </div>
  )
}
