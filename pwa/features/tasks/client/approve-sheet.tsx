import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { UserHeader } from '#pwa/features/tasks/detail/user-header.tsx'
import { stagesOf } from '#pwa/features/tasks/life/life-task.ts'
import { stagePosition } from '#pwa/features/tasks/stages/stage-words.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { approveTask } from '#schema/contract/tasks.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { taskMoneyOf } from '#schema/domain/stage-money.ts'
import { currentStageOf, hasNextStage } from '#schema/domain/stages.ts'
import type { PostedTask } from './client-tasks.ts'
import { messages } from './messages.ts'

type Props = {
  /** null while the sheet is closed. */
  task: PostedTask | null
  onClose: () => void
  /** Its screen shows the result. */
  onApproved: (task: PostedTask) => void
}

/** Of a todo with stages only the current one is paid. */
function ApproveText({ task }: { task: PostedTask }) {
  const stages = stagesOf(task)
  const position = stagePosition(task)
  return (
    <>
      {position && <p className="strong">{position}</p>}
      <p>{messages.approveText(task.title)}</p>
      {hasNextStage({ stages }) && <p>{messages.approveNext}</p>}
    </>
  )
}

/** Shows who will be paid how much before the client approves. */
export function ApproveSheet({ task, onClose, onApproved }: Props) {
  const { whyOffline } = useOnline()
  const approve = useCommand(approveTask)
  const stages = task && stagesOf(task)
  const amount = task ? formatNaira(taskMoneyOf({ stages, price: task.price }).current) : ''

  const approveAndPay = async (approved: PostedTask) => {
    try {
      const stage = currentStageOf({ stages: stagesOf(approved) })
      await approve.run({ id: approved._id, ...(stage && { stage: stage.n }) })
      onClose()
      onApproved(approved)
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
  }

  return (
    <Sheet
      open={task !== null}
      onClose={onClose}
      title={messages.approveTitle}
      actions={
        task && (
          <>
            <Button
              busy={approve.busy}
              busyLabel={messages.approving}
              disabledReason={whyOffline(messages.approveNeedsNetwork)}
              onClick={() => void approveAndPay(task)}
            >
              {messages.approvePay(amount)}
            </Button>
            <Button tone="plain" onClick={onClose}>
              {messages.notYet}
            </Button>
          </>
        )
      }
    >
      {task && (
        <div className="stack">
          {task.tasker && (
            <>
              <UserHeader user={task.tasker} end={<span className="money">{amount}</span>} />
              <p className="strong">{messages.approveUser(task.tasker.username, amount)}</p>
            </>
          )}
          <ApproveText task={task} />
          {approve.failure && (
            <Notice tone="bad" alert>
              {messageFor(approve.failure)}
            </Notice>
          )}
        </div>
      )}
    </Sheet>
  )
}
