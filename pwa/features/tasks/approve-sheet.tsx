import { useOnline } from '#pwa/api/online.ts'
import { wordsFor } from '#pwa/api/failures.ts'
import { approveTask } from '#schema/contract/tasks.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Sheet } from '#pwa/ui/dialog.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import type { MyTask } from './client-tasks.ts'
import { words } from './client-words.ts'
import { PersonHead } from './person-head.tsx'

type Props = {
  /** The work being looked at; null when nothing is asked. */
  task: MyTask | null
  onClose: () => void
  /** It is paid. */
  onApproved: () => void
}

/** Money leaves here, so it says who gets how much before it does (R27). */
export function ApproveSheet({ task, onClose, onApproved }: Props) {
  const { online } = useOnline()
  const approve = useCommand(approveTask)
  const amount = task ? formatNaira(naira(task.price)) : ''

  const pay = async (id: MyTask['_id']) => {
    try {
      const { message } = await approve.run({ id })
      toast(message)
      onClose()
      onApproved()
    } catch (failure) {
      toast(wordsFor(failure), 'bad')
    }
  }

  return (
    <Sheet
      open={task !== null}
      onClose={onClose}
      title={words.approveTitle}
      actions={
        task && (
          <>
            <Button
              busy={approve.busy}
              busyLabel={words.approving}
              why={online ? null : words.approveNeedsSignal}
              onClick={() => void pay(task._id)}
            >
              {words.approvePay(amount)}
            </Button>
            <Button tone="plain" onClick={onClose}>
              {words.notYet}
            </Button>
          </>
        )
      }
    >
      {task && (
        <div className="stack">
          {task.tasker && (
            <>
              <PersonHead person={task.tasker} end={<span className="money">{amount}</span>} />
              <p className="strong">{words.approveWho(task.tasker.username, amount)}</p>
            </>
          )}
          <p>{words.approveWhat(task.title)}</p>
          {approve.failure && (
            <Notice tone="bad" alert>
              {wordsFor(approve.failure)}
            </Notice>
          )}
        </div>
      )}
    </Sheet>
  )
}
