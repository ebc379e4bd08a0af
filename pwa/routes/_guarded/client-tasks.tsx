import { createFileRoute } from '@tanstack/react-router'
import { useApplicantCounts } from '#pwa/features/proposals/applicants/reads.ts'
import { DeletedTodos } from '#pwa/features/tasks/client/deleted-todos.tsx'
import { messages as taskMessages } from '#pwa/features/tasks/client/messages.ts'
import { PostedTaskCard } from '#pwa/features/tasks/client/posted-task-card.tsx'
import { messages } from '#pwa/routes/-client/messages.ts'
import { TabPage } from '#pwa/routes/-client/tab-page.tsx'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

export const Route = createFileRoute('/_guarded/client-tasks')({ component: AllTasks })

function AllTasks() {
  const counts = useApplicantCounts()
  return (
    <TabPage
      title={taskMessages.myTodo}
      tab="all"
      footer={<DeletedTodos />}
      empty={{ title: GENERAL_MESSAGES.noTodo, text: messages.noneYet }}
    >
      {(task) => <PostedTaskCard task={task} proposals={counts?.get(task._id) ?? 0} />}
    </TabPage>
  )
}
