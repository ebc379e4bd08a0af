import { createFileRoute } from '@tanstack/react-router'
import { CompletedCard } from '#pwa/features/tasks/client/client-work-cards.tsx'
import { messages as taskMessages } from '#pwa/features/tasks/client/messages.ts'
import { messages } from '#pwa/routes/-client/messages.ts'
import { TabPage } from '#pwa/routes/-client/tab-page.tsx'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

export const Route = createFileRoute('/_guarded/client-completed-tasks')({
  component: CompletedTasks,
})

function CompletedTasks() {
  return (
    <TabPage
      title={taskMessages.completedTitle}
      tab="completed"
      empty={{ title: GENERAL_MESSAGES.noTasks, text: messages.emptyCompleted }}
    >
      {(task) => <CompletedCard task={task} />}
    </TabPage>
  )
}
