import { createElement } from 'react'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'

const loadAsk = async () => (await import('#pwa/features/tasks/ask/ask-note.tsx')).AskNote

type Props = { task: Shown<Task>; side: TaskSide | null; hasApplied?: boolean }

/** To the client of a todo for one person: the wait and the decision. */
export function OwnAsk({ task, side, hasApplied = false }: Props) {
  const AskNote = useLazyModule(side === 'client' && Boolean(task.forUser), loadAsk)
  return AskNote && createElement(AskNote, { task, hasApplied })
}
