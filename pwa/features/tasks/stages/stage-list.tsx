import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { TaskSection } from '#pwa/features/tasks/detail/task-section.tsx'
import { stagesOf } from '#pwa/features/tasks/life/life-task.ts'
import { Badge, type Tone } from '#pwa/ui/display/badge.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import { stageStateOf, type StageState } from '#schema/domain/stage-money.ts'
import {
  currentStageOf,
  missingOf,
  nextToFund,
  whyNotFund,
  type Stage,
  type Stages,
} from '#schema/domain/stages.ts'
import { FundSheet } from './fund-sheet.tsx'
import { messages } from './messages.ts'
import { stagePosition } from './stage-words.ts'
import './stage-list.css'

const TONES: Partial<Record<StageState, Tone>> = {
  working: 'news',
  submitted: 'news',
  disputed: 'wait',
  notHeld: 'wait',
  held: 'good',
  paid: 'good',
}

type OneProps = { stage: Stage; at: number; stages: Stages; status: Task['status'] }

function StageWords({ stage, at, stages, status }: OneProps) {
  const { kind, title, amount, date } = stage
  const state = stageStateOf(stage, { stages, status })
  // Materials are bought: their stage has no work that goes on.
  const shown = state === 'working' && kind === 'materials' ? 'held' : state
  const isCurrent = currentStageOf({ stages })?.n === stage.n
  return (
    <>
      <span className="spread">
        <span className="strong">{messages.stage(at + 1, title)}</span>
        <Naira amount={amount} />
      </span>
      <span className="small soft">
        {messages.kinds[kind]} · {messages.by(formatDate(date))}
      </span>
      <span className="row">
        {isCurrent && <Badge tone="strong">{messages.now}</Badge>}
        <Badge tone={TONES[shown] ?? 'still'}>
          {shown === 'notHeld'
            ? messages.notHeldNow(formatNaira(missingOf(stage)))
            : messages.states[shown]}
        </Badge>
      </span>
    </>
  )
}

/** The stage that the client may fund before it begins; that of now has the main button of the page. */
function laterToFund(task: Task, stages: Stages): Stage | null {
  const next = nextToFund(stages)
  if (!next || next === currentStageOf({ stages })) return null
  const { status, client } = task
  return whyNotFund({ stages, status, client }, next.n, client) === null ? next : null
}

/** The stages of an assigned todo in their order: what is paid, where the work is, what is held. */
export function StageList({ task, side }: { task: Task; side: TaskSide }) {
  const { whyOffline } = useOnline()
  const [funding, setFunding] = useState<Stage | null>(null)
  const stages = stagesOf(task)
  if (!stages) return null
  const later = side === 'client' ? laterToFund(task, stages) : null
  const position = stagePosition(task)
  return (
    <TaskSection title={messages.heading}>
      {position && <p className="strong">{position}</p>}
      <ol className="stage-list" role="list">
        {stages.map((stage, at) => (
          <li
            key={stage.n}
            className="stage-list-one"
            aria-current={stage === currentStageOf({ stages }) ? 'step' : undefined}
          >
            <StageWords stage={stage} at={at} stages={stages} status={task.status} />
            {stage === later && (
              <Button
                tone="plain"
                size="small"
                disabledReason={whyOffline(messages.needsNetwork)}
                onClick={() => setFunding(stage)}
              >
                {messages.fund(formatNaira(missingOf(stage)))}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <FundSheet task={task} stage={funding} onClose={() => setFunding(null)} />
    </TaskSection>
  )
}
