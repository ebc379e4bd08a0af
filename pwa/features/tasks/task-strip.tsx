import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { Naira } from '#pwa/ui/naira.tsx'
import { Picture } from '#pwa/ui/picture.tsx'
import { Link } from '@tanstack/react-router'
import type { Task } from '#schema/contract/tasks.ts'
import { TaskBadge } from './task-badge.tsx'
import { TRADE_ICONS } from '../../ui/trade-icons.ts'
import './task-strip.css'

/** Which todo a screen is about, in one line. */
export function TaskStrip({ task }: { task: Task }) {
  const picture = useKeptFile(task.taskImage)
  return (
    <div className="task-strip">
      <span className="task-strip-picture">
        <Picture src={picture} alt="" ratio="square" icon={TRADE_ICONS[task.field]} />
      </span>
      <div className="task-strip-words">
        <h2 className="task-strip-title">
          <Link to="/single-task/$id" params={{ id: task._id }}>
            {task.title}
          </Link>
        </h2>
        <p className="row">
          <Naira naira={task.price} />
          <TaskBadge {...task} />
        </p>
      </div>
    </div>
  )
}
