import { Link } from '@tanstack/react-router'
import { cardPictureOf } from '#pwa/features/tasks/list/use-grid.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { TaskBadge } from './task-badge.tsx'
import './task-line.css'

/** A task in one line, above a screen about it. */
export function TaskLine({ task }: { task: Task }) {
  const pictureUrl = useStoredFileUrl(cardPictureOf(task, false))
  return (
    <div className="task-line">
      <span className="task-line-picture">
        <Picture
          src={pictureUrl}
          alt=""
          ratio="square"
          icon={TRADE_ICONS[task.field]}
          caption={task.skills[0]}
        />
      </span>
      <div className="task-line-text">
        <h2 className="task-line-title">
          <Link to="/single-task/$id" params={{ id: task._id }}>
            {task.title}
          </Link>
        </h2>
        <p className="row">
          <Naira amount={task.price} />
          <TaskBadge status={task.status} />
        </p>
      </div>
    </div>
  )
}
