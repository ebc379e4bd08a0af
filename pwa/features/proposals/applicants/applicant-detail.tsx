import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useMe } from '#pwa/session/session.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Applicant } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { isLowPrice } from '#schema/domain/proposal.ts'
import { ApplicantBadge } from './applicant-badge.tsx'
import { ApplicantHead } from './applicant-head.tsx'
import { AwardSheet } from './award-sheet.tsx'
import { DeclineSheet } from './decline-sheet.tsx'
import { messages } from './messages.ts'
import { hasNewTerms } from './reads.ts'
import './applicant-detail.css'

type Props = {
  applicant: Applicant
  /** null if it is not on this phone. */
  task: Task | null
  /** Opens the sheet at once, for a client who has funded the wallet for it. */
  isAssigning?: boolean
}

/** Why this proposal cannot be awarded now. The button of an accepted proposal looks disabled. */
function whyNotAward({ status, tasker }: Applicant, task: Task | null, online: boolean) {
  if (status === 'accepted') return messages.alreadyAssigned(tasker.username)
  if (status !== 'pending') return ERROR_MESSAGES.proposal_not_live
  if (task && task.status !== 'pending') return ERROR_MESSAGES.task_not_open
  return online ? null : messages.needsNetwork
}

function Cautions({ applicant, task }: Props) {
  const { price, changedFields, status, tasker } = applicant
  if (status !== 'pending') return null
  const changed = changedFields.map((field) => messages.fields[field] ?? field).join(', ')
  return (
    <>
      {task && isLowPrice(price, task.price) && (
        <Notice tone="wait" icon="alert" title={messages.lowTitle}>
          {messages.lowText(formatNaira(naira(task.price)))}
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

function Facts({ applicant, task }: Props) {
  return (
    <dl className="applicant-facts">
      <div>
        <dt>{messages.price}</dt>
        <dd className="applicant-facts-price">
          <Naira naira={applicant.price} />
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
            <Naira naira={task.price} />
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

/** A proposal's page, with the button that awards the task. */
export function ApplicantDetail({ applicant, task, isAssigning = false }: Props) {
  const { online } = useOnline()
  const me = useMe()
  const [isDeclining, setIsDeclining] = useState(false)
  const [reviewed, setReviewed] = useState(() =>
    isAssigning && !whyNotAward(applicant, task, true) ? applicant : null,
  )
  const { tasker, status, description } = applicant
  return (
    <div className="applicant-detail">
      <div className="stack">
        <ApplicantHead tasker={tasker} size="large" end={<ApplicantBadge status={status} />} />
        <TaskerLinks tasker={tasker} />
        <section className="stack stack-tight">
          <h2>{messages.description}</h2>
          <p className="prose">{description}</p>
        </section>
        <Facts applicant={applicant} task={task} />
        <Cautions applicant={applicant} task={task} />
      </div>
      <div className="applicant-detail-side">
        <Actions sticky pair={status === 'pending'}>
          <Button
            wide
            disabledReason={whyNotAward(applicant, task, online)}
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
        onClose={() => setReviewed(null)}
        onAwarded={() => setReviewed(null)}
      />
    </div>
  )
}
