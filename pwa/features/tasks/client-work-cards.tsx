import { Link, useNavigate } from '@tanstack/react-router'
import { PREVIEW } from '#schema/domain/limits.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Card, CardActions, CardFoot, CardHead, CardText, CardTitle } from '#pwa/ui/card.tsx'
import { Cut } from '#pwa/ui/cut.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { dateWords, timeWords } from '#pwa/ui/time-words.ts'
import type { MyTask } from './client-tasks.ts'
import { words } from './client-words.ts'
import { PersonHead } from './person-head.tsx'
import './client-work-cards.css'

type OfTask = { task: MyTask }

const nameOf = (task: MyTask) => task.tasker?.username ?? ''

function TaskTitle({ task }: OfTask) {
  return (
    <CardHead>
      <CardTitle>
        <Link to="/single-task/$id" params={{ id: task._id }}>
          {task.title}
        </Link>
      </CardTitle>
    </CardHead>
  )
}

/** On-Going: who does it, what it is, and a button with the wire's own `taskStatus` (SPEC 2). */
export function OngoingCard({ task }: OfTask) {
  const navigate = useNavigate()
  return (
    <Card>
      {task.tasker && (
        <PersonHead
          person={task.tasker}
          note={task.agreedDate && words.workBy(dateWords(task.agreedDate))}
        />
      )}
      <TaskTitle task={task} />
      <CardFoot>
        <span>
          <Naira naira={task.price} /> <span className="small soft">{words.heldForThis}</span>
        </span>
      </CardFoot>
      <CardActions>
        <Button
          tone="plain"
          size="small"
          onClick={() => void navigate({ to: '/single-task/$id', params: { id: task._id } })}
        >
          {task.taskStatus}
        </Button>
      </CardActions>
    </Card>
  )
}

type SubmittedProps = OfTask & {
  onApprove: () => void
  onViewImage: () => void
  why: string | null
}

/** Submitted: what was handed in, and the client's word that pays for it. */
export function SubmittedCard({ task, onApprove, onViewImage, why }: SubmittedProps) {
  return (
    <Card>
      {task.tasker && <PersonHead person={task.tasker} end={<Naira naira={task.price} />} />}
      <TaskTitle task={task} />
      <CardText>
        {task.submissionNotes ? (
          <span className="prose">{task.submissionNotes}</span>
        ) : (
          <span className="soft">{words.noNotes}</span>
        )}
      </CardText>
      {task.autoApproveAt && (
        <p className="small soft">
          {words.paidItself(
            nameOf(task),
            `${dateWords(task.autoApproveAt)}, ${timeWords(task.autoApproveAt)}`,
          )}
        </p>
      )}
      <CardActions>
        <div className="client-work-cards-actions">
          <Button tone="plain" icon="image" wide onClick={onViewImage}>
            {words.viewImage}
          </Button>
          <Button wide why={why} onClick={onApprove}>
            {words.approve}
          </Button>
        </div>
      </CardActions>
    </Card>
  )
}

/** SPEC 2 wants the title kept before the review opens. The page itself asks the server for it (F25). */
function keepTitle({ title }: MyTask) {
  try {
    localStorage.setItem('taskTitle', title)
  } catch {
    // A phone that keeps nothing still opens the page.
  }
}

export function CompletedCard({ task }: OfTask) {
  return (
    <Card>
      {task.tasker && <PersonHead person={task.tasker} end={<Naira naira={task.price} />} />}
      <TaskTitle task={task} />
      <CardText>
        {task.submissionNotes ? (
          <Cut text={task.submissionNotes} most={PREVIEW.card} />
        ) : (
          <span className="soft">{words.noNotes}</span>
        )}
      </CardText>
      <CardActions>
        <LinkButton
          to="/client-review/$id"
          params={{ id: task._id }}
          tone="plain"
          size="small"
          icon="star"
          onClick={() => keepTitle(task)}
        >
          {words.dropReview}
        </LinkButton>
      </CardActions>
    </Card>
  )
}
