import type { Task } from '#schema/contract/tasks.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { Meta } from '#pwa/ui/card.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Picture } from '#pwa/ui/picture.tsx'
import { TRADE_ICONS } from '../../ui/trade-icons.ts'
import { words } from './words.ts'
import './task-summary.css'

/** Which todo a form is about; where there is room, in full. */
export function TaskSummary({ task }: { task: Task }) {
  const picture = useKeptFile(task.taskImage)
  return (
    <div className="task-summary">
      <div className="task-summary-picture">
        <Picture src={picture} alt="" ratio="square" icon={TRADE_ICONS[task.field]} eager />
      </div>
      <div className="task-summary-words">
        <p className="task-summary-title">{task.title}</p>
        <Meta
          items={[
            { text: <Naira naira={task.price} /> },
            { text: task.location || words.anywhere },
            { text: words.months(task.duration) },
          ]}
        />
      </div>
      <p className="task-summary-text prose">{task.description}</p>
    </div>
  )
}
