import { Link } from '@tanstack/react-router'
import { useOnline } from '#pwa/api/online.ts'
import { messages as askMessages } from '#pwa/features/tasks/ask/messages.ts'
import { storeDeleteIntent } from '#pwa/features/tasks/delete/delete-intent.ts'
import { TaskBadge } from '#pwa/features/tasks/detail/task-badge.tsx'
import { useReopen } from '#pwa/features/tasks/life/use-reopen.ts'
import { cardPictureOf, useGrid } from '#pwa/features/tasks/list/use-grid.ts'
import { DELIVERY_MESSAGES } from '#pwa/outbox/delivery-messages.ts'
import { isWaiting } from '#pwa/outbox/entry.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import {
  Card,
  CardActions,
  CardFoot,
  CardHead,
  CardMedia,
  CardText,
  CardTitle,
  Meta,
} from '#pwa/ui/display/card.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { Truncate } from '#pwa/ui/display/truncate.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { formatDate, formatTaskTime } from '#pwa/ui/format/format-time.ts'
import { PREVIEW } from '#schema/domain/limits.ts'
import { taskStatusAfter, projectTypeLabel } from '#schema/domain/task.ts'
import { tradeLabel } from '#schema/domain/trades.ts'
import type { PostedTask } from './client-tasks.ts'
import { messages } from './messages.ts'
import '#pwa/features/tasks/list/task-card.css'

type TaskProps = { task: PostedTask }

const canEdit = ({ status }: PostedTask) => taskStatusAfter(status, 'edit') !== null
const canDelete = ({ status }: PostedTask) => taskStatusAfter(status, 'remove') !== null

const closedMessage = ({ status }: PostedTask) => {
  if (status === 'completed') return messages.done
  if (status === 'expired') return messages.expired
  return status === 'cancelled' ? messages.closed : messages.assigned
}

function StatusBadge({ task }: TaskProps) {
  if (!isWaiting(task.delivery)) return <TaskBadge status={task.status} />
  return (
    <Badge tone="wait" icon="phone">
      {task.delivery.isLate ? DELIVERY_MESSAGES.late : DELIVERY_MESSAGES.saved}
    </Badge>
  )
}

/** Trade and status, title, and the picture: above them in a grid, beside the title in a column. */
function CardTop({ task }: TaskProps) {
  const isGrid = useGrid()
  const pictureUrl = useStoredFileUrl(cardPictureOf(task, isGrid))
  const icon = TRADE_ICONS[task.field]
  const caption = task.skills[0]
  return (
    <>
      {isGrid && (
        <CardMedia>
          <Picture src={pictureUrl} alt="" ratio="strip" icon={icon} caption={caption} flush />
        </CardMedia>
      )}
      <div className="task-card-eyebrow">
        <span className="task-card-field">
          <Icon name={icon} size="small" /> {tradeLabel(task.field)} · <Ago at={task.createdAt} />
        </span>
        <StatusBadge task={task} />
      </div>
      <CardHead>
        <CardTitle>
          <Link
            to={task.status === 'pending' ? '/proposals/$id' : '/single-task/$id'}
            params={{ id: task._id }}
          >
            {task.title}
          </Link>
        </CardTitle>
        {!isGrid && pictureUrl && (
          <div className="task-card-thumb">
            <Picture src={pictureUrl} alt="" ratio="square" icon={icon} caption={caption} />
          </div>
        )}
      </CardHead>
    </>
  )
}

function RepostButton({ task }: TaskProps) {
  const { whyOffline } = useOnline()
  const { reopen, busy } = useReopen(task._id)
  return (
    <Button
      tone="plain"
      size="small"
      busy={busy}
      disabledReason={whyOffline(messages.needsNetwork)}
      onClick={() => void reopen('repost')}
    >
      {messages.postAgain}
    </Button>
  )
}

/** What can be done with it first; the last line of the card says why it cannot be edited. */
function FirstAction({ task }: TaskProps) {
  if (task.status === 'expired') return <RepostButton task={task} />
  const to = canEdit(task) ? '/edit-task/$id' : '/single-task/$id'
  return (
    <LinkButton to={to} params={{ id: task._id }} tone="plain" size="small">
      {canEdit(task) ? messages.edit : messages.seeTodo}
    </LinkButton>
  )
}

function TaskActions({ task }: TaskProps) {
  const params = { id: task._id }
  return (
    <CardActions>
      <FirstAction task={task} />
      <LinkButton to="/proposals/$id" params={params} tone="plain" size="small">
        {messages.proposals}
      </LinkButton>
      {canDelete(task) && (
        <LinkButton
          to="/delete-task/$id"
          params={params}
          preload={false}
          onClick={(click) => storeDeleteIntent(task._id, click)}
          tone="danger-plain"
          size="small"
        >
          {messages.delete}
        </LinkButton>
      )}
    </CardActions>
  )
}

type Props = TaskProps & {
  /** Number of pending proposals on this phone. */
  proposals: number
}

/** A task in its client's list. */
export function PostedTaskCard({ task, proposals }: Props) {
  return (
    <Card>
      <CardTop task={task} />
      <CardText>
        <Truncate text={task.description} max={PREVIEW.clientList} />
      </CardText>
      <Meta
        items={[
          task.tasker && { icon: 'person', text: task.tasker.username },
          task.agreedDate ? { icon: 'calendar', text: formatDate(task.agreedDate) } : null,
          task.location !== '' && { icon: 'place', text: task.location },
          { text: projectTypeLabel(task.projectType) },
          { text: formatTaskTime(task) },
        ]}
      />
      {task.forUser && task.status === 'pending' && (
        <p className="small strong">
          {askMessages.only(task.forUser.username || askMessages.oneProfessional)}
        </p>
      )}
      <CardFoot>
        <Naira amount={task.price} />
        {task.status === 'pending' && proposals > 0 && (
          <span className="small strong">{messages.proposalCount(proposals)}</span>
        )}
      </CardFoot>
      {task.delivery.state === 'failed' && (
        <Notice tone="bad" title={messages.notSent}>
          {task.delivery.reason?.message}
        </Notice>
      )}
      <TaskActions task={task} />
      {!canEdit(task) && <p className="small soft">{closedMessage(task)}</p>}
    </Card>
  )
}
