import type { ReactNode } from 'react'
import type { Task } from '#schema/contract/tasks.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { Meta } from '#pwa/ui/card.tsx'
import { Chips } from '#pwa/ui/chip.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Picture } from '#pwa/ui/picture.tsx'
import { PersonHead } from './person-head.tsx'
import { TaskSection } from './task-section.tsx'
import { TRADE_ICONS } from '../../ui/trade-icons.ts'
import { words } from './words.ts'
import './task-detail.css'

function Facts({ price, location, projectType, duration }: Task) {
  return (
    <div className="task-detail-facts stack stack-tight">
      <p className="task-detail-price">
        <Naira naira={price} />
      </p>
      <Meta
        items={[
          { icon: 'place', text: location || words.anywhere },
          { icon: 'work', text: projectType },
          { icon: 'calendar', text: words.months(duration) },
        ]}
      />
    </div>
  )
}

type Props = {
  task: Task
  /** How things stand for me: my proposal, what is held for me. */
  standing?: ReactNode
  /** Work handed in. */
  work?: ReactNode
  action?: ReactNode
}

/** One todo, whole. On a desktop the price, the standing and the action stay beside what is read. */
export function TaskDetail({ task, standing, work, action }: Props) {
  const picture = useKeptFile(task.taskImage)
  const icon = TRADE_ICONS[task.field]
  // A job that was given has its pictures on this phone (sync/work-pack.ts).
  const isJob = task.tasker !== null
  return (
    <div className="task-detail">
      <div className="task-detail-main">
        <div className="task-detail-media">
          <Picture
            src={picture}
            alt=""
            ratio={picture ? 'wide' : 'strip'}
            icon={icon}
            {...(isJob && { tapToLoad: false })}
            eager
          />
        </div>
        <div className="task-detail-body">
          <TaskSection title={words.description}>
            <p className="task-detail-text prose">{task.description}</p>
          </TaskSection>
          <TaskSection title={words.skills}>
            <Chips items={task.skills} label={words.skills} />
          </TaskSection>
          {task.address && (
            <Notice tone="news" icon="place" title={task.address}>
              {words.addressNote}
            </Notice>
          )}
          {work}
        </div>
      </div>
      <div className="task-detail-side">
        <div className="task-detail-client">
          <PersonHead
            person={task.postedBy}
            kept={isJob}
            note={task.postedBy.isVerified ? words.verified : words.notVerified}
          />
        </div>
        <Facts {...task} />
        {standing && <div className="task-detail-standing stack">{standing}</div>}
        {action && <div className="task-detail-acts">{action}</div>}
      </div>
    </div>
  )
}
