import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { REDIRECT_MS } from '#schema/domain/limits.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { Unreached } from '#pwa/api/failures.ts'
import { useOnline } from '#pwa/api/online.ts'
import { ApproveSheet } from '#pwa/features/tasks/approve-sheet.tsx'
import type { MyTask } from '#pwa/features/tasks/client-tasks.ts'
import { words as taskWords } from '#pwa/features/tasks/client-words.ts'
import { SubmittedCard } from '#pwa/features/tasks/client-work-cards.tsx'
import { WorkDialog } from '#pwa/features/tasks/work-dialog.tsx'
import { useSession } from '#pwa/session/session.tsx'
import { pull } from '#pwa/sync/pull.ts'
import { TabPage } from '../-client/tab-page.tsx'
import { words } from '../-client/words.ts'

export const Route = createFileRoute('/_guarded/client-submitted-tasks')({
  component: SubmittedTasks,
})

/** SPEC 4 reloads two seconds after an approval. Here it asks again in place; a reload only where that breaks (F35). */
function useRefetchAfter(approvals: number) {
  const session = useSession()
  useEffect(() => {
    if (approvals === 0) return
    const timer = setTimeout(() => {
      pull(session).catch((failure: unknown) => {
        if (!(failure instanceof Unreached)) location.reload()
      })
    }, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [approvals, session])
}

function SubmittedTasks() {
  const { online } = useOnline()
  const [approving, setApproving] = useState<MyTask | null>(null)
  const [viewing, setViewing] = useState<MyTask | null>(null)
  const [approvals, setApprovals] = useState(0)
  useRefetchAfter(approvals)
  return (
    <>
      <TabPage
        title={taskWords.submittedTitle}
        tab="submitted"
        empty={{ title: TEXTS.noTodo, text: words.emptySubmitted }}
      >
        {(task) => (
          <SubmittedCard
            task={task}
            onApprove={() => setApproving(task)}
            onViewImage={() => setViewing(task)}
            why={online ? null : taskWords.approveNeedsSignal}
          />
        )}
      </TabPage>
      <ApproveSheet
        // Each asking is new: what one was refused is not told of another.
        key={approving?._id ?? 'shut'}
        task={approving}
        onClose={() => setApproving(null)}
        onApproved={() => setApprovals((before) => before + 1)}
      />
      <WorkDialog task={viewing} onClose={() => setViewing(null)} />
    </>
  )
}
