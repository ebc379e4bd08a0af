import { stagesOf } from '#pwa/features/tasks/life/life-task.ts'
import { messages } from '#pwa/features/tasks/messages.ts'
import { stagePosition } from '#pwa/features/tasks/stages/stage-words.ts'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { Meta } from '#pwa/ui/display/card.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { formatTaskTime } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { currentStageOf } from '#schema/domain/stages.ts'
import './task-summary.css'

/** The task beside a form about it. */
export function TaskSummary({ task }: { task: Task }) {
  const pictureUrl = useStoredFileUrl(task.taskImage)
  const position = stagePosition(task)
  const stage = currentStageOf({ stages: stagesOf(task) })
  return (
    <div className="task-summary">
      <div className="task-summary-picture">
        <Picture
          src={pictureUrl}
          alt=""
          ratio="square"
          icon={TRADE_ICONS[task.field]}
          caption={task.skills[0]}
          eager
        />
      </div>
      <div className="task-summary-words">
        <p className="task-summary-title">{task.title}</p>
        {position && stage && (
          <p className="small">
            {position} · <Naira amount={stage.amount} />
          </p>
        )}
        <Meta
          items={[
            { text: <Naira amount={task.price} /> },
            { text: task.location || messages.anywhere },
            { text: formatTaskTime(task) },
          ]}
        />
      </div>
      <p className="task-summary-text prose">{task.description}</p>
    </div>
  )
}
