import { useState } from 'react'
import type { Applicant } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { isLowPrice } from '#schema/domain/proposal.ts'
import { REFUSALS } from '#schema/domain/refusal.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useMe } from '#pwa/session/session.tsx'
import { Actions } from '#pwa/ui/actions.tsx'
import { Ago } from '#pwa/ui/ago.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { DateText } from '#pwa/ui/date-text.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { ApplicantBadge } from './applicant-badge.tsx'
import { ApplicantHead } from './applicant-head.tsx'
import { wasChanged } from './applicant-reads.ts'
import { words } from './applicant-words.ts'
import { AwardSheet } from './award-sheet.tsx'
import './applicant-detail.css'

type Props = {
  applicant: Applicant
  /** Its todo as this phone knows it. */
  task: Task | null
}

/** Why this proposal cannot be chosen now, or null. Accepted, the button stays and looks disabled (SPEC 2). */
function whyNotAssign({ status, tasker }: Applicant, task: Task | null, online: boolean) {
  if (status === 'accepted') return words.alreadyAssigned(tasker.username)
  if (status !== 'pending') return REFUSALS.proposal_not_live
  if (task && task.status !== 'pending') return REFUSALS.task_not_open
  return online ? null : words.needsSignal
}

function Cautions({ applicant, task }: Props) {
  const { price, changedFields, status, tasker } = applicant
  if (status !== 'pending') return null
  const changed = changedFields.map((field) => words.fields[field] ?? field).join(', ')
  return (
    <>
      {task && isLowPrice(price, task.price) && (
        <Notice tone="wait" icon="alert" title={words.lowTitle}>
          {words.lowText(formatNaira(naira(task.price)))}
        </Notice>
      )}
      {changed && (
        <Notice tone="wait" icon="edit" title={words.changedTitle}>
          {words.changedText(changed, tasker.username)}
        </Notice>
      )}
    </>
  )
}

function Facts({ applicant, task }: Props) {
  return (
    <dl className="applicant-facts">
      <div>
        <dt>{words.price}</dt>
        <dd className="applicant-facts-price">
          <Naira naira={applicant.price} />
        </dd>
      </div>
      <div>
        <dt>{words.date}</dt>
        <dd>
          <DateText at={applicant.date} />
        </dd>
      </div>
      {task?.status === 'pending' && (
        <div>
          <dt>{words.budget}</dt>
          <dd>
            <Naira naira={task.price} />
          </dd>
        </div>
      )}
      <div>
        <dt>{words.sent}</dt>
        <dd>
          <Ago at={applicant.createdAt} />
        </dd>
      </div>
      {wasChanged(applicant) && (
        <div>
          <dt>{words.changed}</dt>
          <dd>
            <Ago at={applicant.updatedAt} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** One proposal, whole: who, for how much, by when, and the one button that chooses it. */
export function ApplicantDetail({ applicant, task }: Props) {
  const { online } = useOnline()
  const me = useMe()
  const [agreed, setAgreed] = useState<Applicant | null>(null)
  const { tasker, status, description } = applicant
  return (
    <div className="applicant-detail">
      <div className="stack">
        <ApplicantHead tasker={tasker} size="large" end={<ApplicantBadge status={status} />} />
        <Facts applicant={applicant} task={task} />
        <Cautions applicant={applicant} task={task} />
        <section className="stack stack-tight">
          <h2>{words.whatTheySay}</h2>
          <p className="prose">{description}</p>
        </section>
        <div className="row">
          <LinkButton
            to="/profile/$id"
            params={{ id: tasker._id }}
            tone="plain"
            size="small"
            icon="person"
          >
            {words.seeProfile}
          </LinkButton>
          <LinkButton
            to="/chat/$id"
            params={{ id: tasker._id }}
            tone="plain"
            size="small"
            icon="message"
          >
            {words.message(tasker.username)}
          </LinkButton>
        </div>
      </div>
      <div className="applicant-detail-side">
        <Actions sticky>
          <Button
            wide
            why={whyNotAssign(applicant, task, online)}
            onClick={() => setAgreed(applicant)}
          >
            {words.assign}
          </Button>
        </Actions>
      </div>
      <AwardSheet
        key={agreed ? 'asked' : 'shut'}
        terms={agreed}
        now={applicant}
        onReview={() => setAgreed(applicant)}
        balance={me?.balance ?? null}
        onClose={() => setAgreed(null)}
        onAwarded={() => setAgreed(null)}
      />
    </div>
  )
}
