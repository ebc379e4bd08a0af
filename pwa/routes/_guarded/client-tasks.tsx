import { createFileRoute } from '@tanstack/react-router'
import { TEXTS } from '#schema/domain/texts.ts'
import { useApplicantCounts } from '#pwa/features/proposals/applicant-reads.ts'
import { words as taskWords } from '#pwa/features/tasks/client-words.ts'
import { PostedTaskCard } from '#pwa/features/tasks/posted-task-card.tsx'
import { TabPage } from '../-client/tab-page.tsx'
import { words } from '../-client/words.ts'

export const Route = createFileRoute('/_guarded/client-tasks')({ component: AllTasks })

function AllTasks() {
  const counts = useApplicantCounts()
  return (
    <TabPage
      title={taskWords.myTodo}
      tab="all"
      empty={{ title: TEXTS.noTodo, text: words.noneYet }}
    >
      {(task) => <PostedTaskCard task={task} proposals={counts?.get(task._id) ?? 0} />}
    </TabPage>
  )
}
