import { Link } from '@tanstack/react-router'
import { PREVIEW } from '#schema/domain/limits.ts'
import { statusAfter } from '#schema/domain/task.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { DELIVERY_WORDS } from '#pwa/replica/words.ts'
import { Ago } from '#pwa/ui/ago.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import {
  Card,
  CardActions,
  CardFoot,
  CardHead,
  CardMedia,
  CardText,
  CardTitle,
  Meta,
} from '#pwa/ui/card.tsx'
import { Cut } from '#pwa/ui/cut.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Picture } from '#pwa/ui/picture.tsx'
import type { MyTask } from './client-tasks.ts'
import { words } from './client-words.ts'
import { markForDeletion } from './delete-mark.ts'
import { TaskBadge } from './task-badge.tsx'
import { TRADE_ICONS } from '../../ui/trade-icons.ts'
import { useGrid } from './use-grid.ts'
import './task-card.css'

type Props = {
  task: MyTask
  /** Live proposals on it, when this phone knows. */
  proposals: number
}

const whyClosed = ({ status }: MyTask) => {
  if (status === 'completed') return words.done
  return status === 'cancelled' || status === 'expired' ? words.closed : words.assigned
}

/** A todo in its client's list: Edit, Proposals, Delete (SPEC 2). */
export function PostedTaskCard({ task, proposals }: Props) {
  const isGrid = useGrid()
  const picture = useKeptFile(task.taskImage)
  const icon = TRADE_ICONS[task.field]
  const params = { id: task._id }
  const canEdit = statusAfter(task.status, 'edit') !== null
  const canDelete = statusAfter(task.status, 'remove') !== null
  return (
    <Card>
      {isGrid && (
        <CardMedia>
          <Picture src={picture} alt="" ratio="strip" icon={icon} flush />
        </CardMedia>
      )}
      <div className="task-card-eyebrow">
        <span className="task-card-field">
          <Icon name={icon} size="small" />
          <span>
            {task.field} · <Ago at={task.createdAt} />
          </span>
        </span>
        {task.delivery.state === 'saved' ? (
          <Badge tone="wait" icon="phone">
            {task.delivery.isLate ? DELIVERY_WORDS.late : DELIVERY_WORDS.saved}
          </Badge>
        ) : (
          <TaskBadge {...task} />
        )}
      </div>
      <CardHead>
        <CardTitle>
          <Link to="/proposals/$id" params={params}>
            {task.title}
          </Link>
        </CardTitle>
        {!isGrid && picture && (
          <div className="task-card-thumb">
            <Picture src={picture} alt="" ratio="square" icon={icon} />
          </div>
        )}
      </CardHead>
      <CardText>
        <Cut text={task.description} most={PREVIEW.clientList} />
      </CardText>
      <Meta
        items={[
          task.location !== '' && { icon: 'place', text: task.location },
          { text: task.projectType },
          { text: words.months(task.duration) },
        ]}
      />
      <CardFoot>
        <span className="task-card-price">
          <Naira naira={task.price} />
        </span>
        {task.status === 'pending' && proposals > 0 && (
          <span className="small strong">{words.proposalCount(proposals)}</span>
        )}
      </CardFoot>
      {task.delivery.state === 'refused' && (
        <Notice tone="bad" title={words.notSent}>
          {task.delivery.words}
        </Notice>
      )}
      <CardActions>
        {canEdit ? (
          <LinkButton to="/edit-task/$id" params={params} tone="plain" size="small">
            {words.edit}
          </LinkButton>
        ) : (
          <Button tone="plain" size="small" disabled>
            {words.edit}
          </Button>
        )}
        <LinkButton to="/proposals/$id" params={params} tone="plain" size="small">
          {words.proposals}
        </LinkButton>
        {canDelete ? (
          <LinkButton
            to="/delete-task/$id"
            params={params}
            preload={false}
            onClick={(tap) => markForDeletion(task._id, tap)}
            tone="danger-plain"
            size="small"
          >
            {words.delete}
          </LinkButton>
        ) : (
          <Button tone="plain" size="small" disabled>
            {words.delete}
          </Button>
        )}
      </CardActions>
      {!canEdit && <p className="small soft">{whyClosed(task)}</p>}
    </Card>
  )
}
