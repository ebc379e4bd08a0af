import type { ReactNode } from 'react'
import { PlaceDrawing } from '#pwa/features/tasks/list/place-drawing.tsx'
import { messages } from '#pwa/features/tasks/messages.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { ReadAloud } from '#pwa/speech/lazy-read-aloud.tsx'
import { Meta } from '#pwa/ui/display/card.tsx'
import { Chips } from '#pwa/ui/display/chip.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { formatTaskTime } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { FIELD_LABELS } from '#schema/domain/messages/field-labels.ts'
import { projectTypeLabel } from '#schema/domain/task.ts'
import { skillLabel } from '#schema/domain/trades.ts'
import { TaskSection } from './task-section.tsx'
import { UserHeader } from './user-header.tsx'
import './task-detail.css'

function Facts({ price, location, projectType, ...time }: Task) {
  return (
    <div className="task-detail-facts stack stack-tight">
      <p className="task-detail-price">
        <Naira amount={price} />
      </p>
      <Meta
        items={[
          { icon: 'place', text: location || messages.anywhere },
          { icon: 'work', text: projectTypeLabel(projectType) },
          { icon: 'calendar', text: formatTaskTime(time) },
        ]}
      />
    </div>
  )
}

/** The client, or for the client the professional who does the work. */
function Counterpart({ task, isOwner }: { task: Task; isOwner: boolean }) {
  const isAssigned = task.tasker !== null
  if (isOwner && task.tasker)
    return (
      <UserHeader
        user={task.tasker}
        cached
        note={task.tasker.jobTitle || messages.yourProfessional}
      />
    )
  return (
    <UserHeader
      user={task.postedBy}
      cached={isAssigned}
      note={task.postedBy.isVerified ? messages.verified : messages.notVerified}
    />
  )
}

/** What only the client and the assigned professional see; a row of an older build has no landmark. */
function Whereabouts({ task: { address, landmark }, isOwner }: { task: Task; isOwner: boolean }) {
  const near = landmark && (
    <>
      {FIELD_LABELS.landmark}: <bdi>{landmark}</bdi>
    </>
  )
  if (!address && !near) return null
  return (
    <Notice tone="news" icon="place" title={address || near}>
      {address && near && <p>{near}</p>}
      {isOwner ? messages.ownAddressNote : messages.addressNote}
    </Notice>
  )
}

type Props = {
  task: Task
  /** The reader posted it. */
  isOwner: boolean
  /** Notes about the user's proposal and the held money. */
  status?: ReactNode
  /** They are about what the reader did or must do, so a phone shows them before the picture. */
  isStatusFirst?: boolean
  /** What its client is like. */
  client?: ReactNode
  submissions?: ReactNode
  /** What the reader has come to decide about: first on the page, and it shows the task's picture itself. */
  review?: ReactNode
  action?: ReactNode
}

/** A task's page. On a desktop price, status and action are in a second column. */
export function TaskDetail(props: Props) {
  const { task, isOwner, status, isStatusFirst, client, submissions, review, action } = props
  const pictureUrl = useStoredFileUrl(task.taskImage)
  // The pictures of assigned tasks are prefetched (pwa/maintenance/prefetch-task-images.ts).
  const isAssigned = task.tasker !== null
  return (
    <div className="task-detail">
      <div className="task-detail-main">
        <div className="task-detail-media">
          {review ?? (
            <Picture
              src={pictureUrl}
              alt=""
              ratio={pictureUrl ? 'wide' : 'strip'}
              icon={TRADE_ICONS[task.field]}
              caption={task.skills[0]}
              {...(isAssigned && { tapToLoad: false })}
              eager
            />
          )}
        </div>
        <div className="task-detail-body">
          <TaskSection title={messages.description}>
            <p className="task-detail-text prose">{task.description}</p>
            <ReadAloud text={`${task.title}. ${task.description}`} />
          </TaskSection>
          <TaskSection title={messages.skills}>
            <Chips items={task.skills.map((skill) => skillLabel(skill))} label={messages.skills} />
          </TaskSection>
          {client}
          <Whereabouts task={task} isOwner={isOwner} />
          {!isOwner && <PlaceDrawing tasks={[task]} />}
          {submissions}
        </div>
      </div>
      <div className="task-detail-side">
        <div className="task-detail-client">
          <Counterpart task={task} isOwner={isOwner} />
        </div>
        <Facts {...task} />
        {status && (
          <div className="task-detail-status stack" data-first={isStatusFirst || undefined}>
            {status}
          </div>
        )}
        {action && <div className="task-detail-action">{action}</div>}
      </div>
    </div>
  )
}
