import { createElement, useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Actions } from '#pwa/ui/form/actions.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { taskMoneyOf } from '#schema/domain/stage-money.ts'
import { currentStageOf } from '#schema/domain/stages.ts'
import { actionsOf, type TaskAction, type TaskActionKind } from '#schema/domain/task-actions.ts'
import { stagesOf } from './life-task.ts'
import { ACTION_LABELS, messages } from './messages.ts'
import { useLifeTask } from './use-life-task.ts'
import { useReopen } from './use-reopen.ts'

const loadApproveSheet = async () =>
  (await import('#pwa/features/tasks/client/approve-sheet.tsx')).ApproveSheet

const loadFundSheet = async () =>
  (await import('#pwa/features/tasks/stages/fund-sheet.tsx')).FundSheet

/** Money is named before it moves: that of the current stage. */
function labelOf(kind: TaskActionKind, task: Task): string {
  const { current, missing } = taskMoneyOf({ stages: stagesOf(task), price: task.price })
  if (kind === 'approve') return messages.approvePay(formatNaira(current))
  return kind === 'fundStage' ? messages.holdNow(formatNaira(missing)) : ACTION_LABELS[kind].label
}

type ActionProps = {
  action: TaskAction
  task: Task
  isMain: boolean
  busy: boolean
  /** For what has no route. */
  onStart: (kind: TaskActionKind) => void
}

function ActionButton({ action, task, isMain, busy, onStart }: ActionProps) {
  const { whyOffline } = useOnline()
  const { icon } = ACTION_LABELS[action.kind]
  const label = labelOf(action.kind, task)
  const look = { wide: true, tone: isMain ? 'primary' : 'plain', ...(icon && { icon }) } as const
  const disabledReason = action.needsNetwork ? whyOffline(messages.needsNetwork) : null
  if (disabledReason !== null || action.route === null)
    return (
      <Button
        {...look}
        busy={busy}
        disabledReason={disabledReason}
        onClick={() => onStart(action.kind)}
      >
        {label}
      </Button>
    )
  return (
    <LinkButton {...look} to={action.route} params={{ id: task._id }}>
      {label}
    </LinkButton>
  )
}

/** Two buttons share one line of a phone, so that both answers are within reach. */
const BESIDE: Partial<Record<TaskActionKind, TaskActionKind>> = { approve: 'requestChanges' }

/** What the task waits for. Everything else is offered without being recommended. */
const MAIN: ReadonlySet<TaskActionKind> = new Set([
  'answerOffer',
  'answerChange',
  'fundStage',
  'submit',
  'approve',
  'proposals',
  'repost',
  'restore',
  'reviewTasker',
  'reviewClient',
  'seeDispute',
])

type Props = { task: Shown<Task>; userId: UserId }

/** What this party of the task can do now; the first is the main button. */
export function TaskActions({ task, userId }: Props) {
  const now = useNow()
  const [open, setOpen] = useState<TaskActionKind | null>(null)
  const ApproveSheet = useLazyModule(open === 'approve', loadApproveSheet)
  const FundSheet = useLazyModule(open === 'fundStage', loadFundSheet)
  const life = useLifeTask(task)
  const actions = actionsOf(life, userId, now)
  const [first] = actions
  const main = first && MAIN.has(first.kind) ? first : null
  const beside = actions.find(({ kind }) => main && BESIDE[main.kind] === kind)
  const others = actions.filter((action) => action !== main && action !== beside)
  const { reopen, busy } = useReopen(task._id)
  const onStart = (kind: TaskActionKind) => {
    if (kind === 'repost' || kind === 'restore') void reopen(kind)
    else setOpen(kind)
  }
  const onClose = () => setOpen(null)
  const shared = { task, busy, onStart }
  return (
    <>
      {main && (
        <Actions sticky pair={beside !== undefined}>
          <ActionButton action={main} isMain {...shared} />
          {beside && <ActionButton action={beside} isMain={false} {...shared} />}
        </Actions>
      )}
      {others.length > 0 && (
        <Actions>
          {others.map((action) => (
            <ActionButton key={action.kind} action={action} isMain={false} {...shared} />
          ))}
        </Actions>
      )}
      {ApproveSheet &&
        createElement(ApproveSheet, {
          task: open === 'approve' ? task : null,
          onClose,
          // The page begins with what it did to the money.
          onApproved: () => scrollTo({ top: 0 }),
        })}
      {FundSheet &&
        createElement(FundSheet, {
          task,
          stage: open === 'fundStage' ? currentStageOf(life) : null,
          onClose,
        })}
    </>
  )
}
