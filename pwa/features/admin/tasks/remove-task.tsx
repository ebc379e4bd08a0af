import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { NairaField } from '#pwa/ui/form/naira-field.tsx'
import { removeTask } from '#schema/contract/task-removal.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { messages } from './messages.ts'

const isHeld = ({ status }: Pick<Task, 'status'>) =>
  (HELD_STATUSES as readonly string[]).includes(status)

/** Removes a task; of money that is held, the administrator says what the professional gets. */
export function RemoveTask({ task, onClose }: { task: Task; onClose: () => void }) {
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={messages.deleteTitle}
      endpoint={removeTask}
      label={messages.delete}
      tone="danger"
      inputOf={(fields, reason) => ({
        id: task._id,
        reason,
        ...(isHeld(task) && { release: String(fields.get('release') ?? 0) }),
      })}
    >
      <p>{messages.deleteText(task.title)}</p>
      {task.status === 'completed' && <p className="soft">{messages.contentOnly}</p>}
      {isHeld(task) && (
        <NairaField
          name="release"
          label={messages.release}
          hint={messages.releaseHint}
          defaultValue="0"
          min={0 as Kobo}
          max={task.price}
          required
        />
      )}
    </DecisionSheet>
  )
}
