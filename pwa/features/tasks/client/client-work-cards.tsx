import { Link, useNavigate } from '@tanstack/react-router'
import { UserHeader } from '#pwa/features/tasks/detail/user-header.tsx'
import { lifeTaskOf, stagesOf } from '#pwa/features/tasks/life/life-task.ts'
import { stepTaskOf } from '#pwa/features/tasks/life/step-task.ts'
import { stagePosition } from '#pwa/features/tasks/stages/stage-words.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import {
  Card,
  CardActions,
  CardFoot,
  CardHead,
  CardText,
  CardTitle,
} from '#pwa/ui/display/card.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Truncate } from '#pwa/ui/display/truncate.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import { PREVIEW } from '#schema/domain/limits.ts'
import { nextStepOf } from '#schema/domain/next-step.ts'
import { whyNotReview } from '#schema/domain/review.ts'
import { taskMoneyOf } from '#schema/domain/stage-money.ts'
import { statusLabelOf } from '#schema/domain/task.ts'
import type { PostedTask } from './client-tasks.ts'
import { messages } from './messages.ts'
import './client-work-cards.css'

type Props = { task: PostedTask }

function TaskTitle({ task }: Props) {
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

function workNote(task: PostedTask, agreedDate: string, now: number) {
  const { kind } = nextStepOf(stepTaskOf(task), 'client', now)
  const isLate = kind === 'workLate' || kind === 'mayCancel'
  return (isLate ? messages.workLate : messages.workBy)(formatDate(agreedDate))
}

function StagePosition({ task }: Props) {
  const position = stagePosition(task)
  return position && <p className="small">{position}</p>
}

const moneyOfTask = (task: PostedTask) => taskMoneyOf({ stages: stagesOf(task), price: task.price })

export function OngoingCard({ task }: Props) {
  const now = useNow()
  const { held, missing } = moneyOfTask(task)
  const navigate = useNavigate()
  return (
    <Card>
      {task.tasker && (
        <UserHeader
          user={task.tasker}
          note={task.agreedDate && workNote(task, task.agreedDate, now)}
        />
      )}
      <TaskTitle task={task} />
      <StagePosition task={task} />
      <CardFoot>
        <span>
          <Naira amount={missing > 0 ? missing : held} />{' '}
          <span className="small soft">
            {missing > 0 ? messages.notHeldYet : messages.heldForThis}
          </span>
        </span>
      </CardFoot>
      <CardActions>
        <Button
          tone="plain"
          size="small"
          onClick={() => void navigate({ to: '/single-task/$id', params: { id: task._id } })}
        >
          {statusLabelOf(task.status)}
        </Button>
      </CardActions>
    </Card>
  )
}

type SubmittedProps = Props & {
  onApprove: () => void
  onViewImage: () => void
  disabledReason: string | null
}

export function SubmittedCard({ task, onApprove, onViewImage, disabledReason }: SubmittedProps) {
  return (
    <Card>
      {task.tasker && (
        <UserHeader user={task.tasker} end={<Naira amount={moneyOfTask(task).current} />} />
      )}
      <TaskTitle task={task} />
      <StagePosition task={task} />
      <CardText>
        {task.submissionNotes ? (
          <span className="prose client-work-cards-notes">{task.submissionNotes}</span>
        ) : (
          <span className="soft">{messages.noNotes}</span>
        )}
      </CardText>
      {task.autoApproveAt && task.tasker && (
        <p className="small">{messages.decideBy(task.autoApproveAt, task.tasker.username)}</p>
      )}
      <CardActions>
        <div className="client-work-cards-actions">
          <Button tone="plain" icon="image" wide onClick={onViewImage}>
            {messages.viewImage}
          </Button>
          <Button wide disabledReason={disabledReason} onClick={onApprove}>
            {messages.approve}
          </Button>
          <LinkButton to="/request-changes/$id" params={{ id: task._id }} tone="plain" wide>
            {messages.requestChanges}
          </LinkButton>
        </div>
      </CardActions>
    </Card>
  )
}

/** The legacy clients stored the title before opening the review (docs/product.md#client-screens). */
function storeTitle({ title }: PostedTask) {
  try {
    localStorage.setItem('taskTitle', title)
  } catch {
    // The review page does not need it.
  }
}

export function CompletedCard({ task }: Props) {
  const mayReview = whyNotReview(lifeTaskOf(task), task.client, useNow()) === null
  return (
    <Card>
      {task.tasker && (
        <UserHeader user={task.tasker} end={<Naira amount={moneyOfTask(task).paid} />} />
      )}
      <TaskTitle task={task} />
      <CardText>
        {task.submissionNotes ? (
          <Truncate text={task.submissionNotes} max={PREVIEW.card} />
        ) : (
          <span className="soft">{messages.noNotes}</span>
        )}
      </CardText>
      <CardActions>
        <LinkButton
          to="/client-review/$id"
          params={{ id: task._id }}
          tone="plain"
          size="small"
          icon="star"
          onClick={() => storeTitle(task)}
        >
          {mayReview ? messages.dropReview : messages.reviews}
        </LinkButton>
      </CardActions>
    </Card>
  )
}
