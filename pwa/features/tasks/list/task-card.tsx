import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { Ago } from '#pwa/ui/display/ago.tsx'
import {
  Card,
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
import { formatTaskTime } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { PREVIEW } from '#schema/domain/limits.ts'
import { projectTypeLabel } from '#schema/domain/task.ts'
import { tradeLabel } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'
import { cardPictureOf, useGrid } from './use-grid.ts'
import './task-card.css'

type Props = {
  task: Task
  /** "Saved on phone", "In Progress". */
  badge?: ReactNode
  /** In the list of open tasks, whose grid has shorter previews. */
  grid?: boolean
  /** "4 km", "in Ikeja". */
  distance?: string | null | undefined
  /** At the end of the card, above its link. */
  action?: ReactNode
}

/** A task in a tasker's list; the whole card is a link. */
export function TaskCard(props: Props) {
  const isGrid = useGrid()
  const picture = useStoredFileUrl(cardPictureOf(props.task, isGrid))
  return <TaskCardLook {...props} isGrid={isGrid} picture={picture} />
}

type LookProps = Props & {
  /** Cards are beside each other. */
  isGrid: boolean
  picture: string | undefined
  /** By default as the data saver. */
  tapToLoad?: boolean
}

export function TaskCardLook(props: LookProps) {
  const { task, badge, grid, isGrid, picture, distance, action, ...rest } = props
  const icon = TRADE_ICONS[task.field]
  const look = { icon, caption: task.skills[0], ...rest }
  const title = (
    <CardTitle>
      <Link to="/single-task/$id" params={{ id: task._id }}>
        {task.title}
      </Link>
    </CardTitle>
  )
  const thumbnail = !isGrid && picture && (
    <div className="task-card-thumb">
      <Picture src={picture} alt="" ratio="square" {...look} />
    </div>
  )
  return (
    <Card>
      {isGrid && (
        <CardMedia>
          <Picture src={picture} alt="" ratio="strip" flush {...look} />
        </CardMedia>
      )}
      <div className="task-card-eyebrow">
        <span className="task-card-field">
          <Icon name={icon} size="small" /> {tradeLabel(task.field)} · <Ago at={task.createdAt} />
        </span>
        {badge}
      </div>
      {thumbnail ? (
        <CardHead>
          {title}
          {thumbnail}
        </CardHead>
      ) : (
        title
      )}
      <CardText>
        <Truncate text={task.description} max={grid && isGrid ? PREVIEW.openGrid : PREVIEW.card} />
      </CardText>
      <Meta
        items={[
          { icon: 'place', text: task.location || messages.anywhere },
          Boolean(distance) && { text: distance },
          { text: projectTypeLabel(task.projectType) },
          { text: formatTaskTime(task) },
        ]}
      />
      <CardFoot>
        <Naira amount={task.price} />
        <span className="task-card-open" aria-hidden>
          {messages.open}
        </span>
        {action}
      </CardFoot>
    </Card>
  )
}
