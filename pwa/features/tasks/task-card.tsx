import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Task } from '#schema/contract/tasks.ts'
import { PREVIEW } from '#schema/domain/limits.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { Ago } from '#pwa/ui/ago.tsx'
import { Card, CardFoot, CardHead, CardMedia, CardText, CardTitle, Meta } from '#pwa/ui/card.tsx'
import { Cut } from '#pwa/ui/cut.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Picture } from '#pwa/ui/picture.tsx'
import { TRADE_ICONS } from '../../ui/trade-icons.ts'
import { useGrid } from './use-grid.ts'
import { words } from './list-words.ts'
import './task-card.css'

type Props = {
  task: Task
  /** Where it stands for me: "Saved on phone", "In Progress". */
  badge?: ReactNode
  /** The open-task grid, which SPEC 9 previews at 100; elsewhere 200. */
  grid?: boolean
}

/** A todo in a tasker's list. The whole card leads to it. */
export function TaskCard({ task, badge, grid = false }: Props) {
  const isGrid = useGrid()
  const picture = useKeptFile(task.taskImage)
  const icon = TRADE_ICONS[task.field]
  const to = { to: '/single-task/$id', params: { id: task._id } } as const
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
        {badge}
      </div>
      <CardHead>
        <CardTitle>
          <Link {...to}>{task.title}</Link>
        </CardTitle>
        {!isGrid && picture && (
          <div className="task-card-thumb">
            <Picture src={picture} alt="" ratio="square" icon={icon} />
          </div>
        )}
      </CardHead>
      <CardText>
        <Cut text={task.description} most={grid && isGrid ? PREVIEW.openGrid : PREVIEW.card} />
      </CardText>
      <Meta
        items={[
          { icon: 'place', text: task.location || words.anywhere },
          { text: task.projectType },
          { text: words.months(task.duration) },
        ]}
      />
      <CardFoot>
        <span className="task-card-price">
          <Naira naira={task.price} />
        </span>
        <Link {...to} className="task-card-open" tabIndex={-1}>
          {words.open}
          <Icon name="next" size="small" />
        </Link>
      </CardFoot>
    </Card>
  )
}
