import { createFileRoute } from '@tanstack/react-router'
import { OngoingCard } from '#pwa/features/tasks/client/client-work-cards.tsx'
import { messages as taskMessages } from '#pwa/features/tasks/client/messages.ts'
import { messages } from '#pwa/routes/-client/messages.ts'
import { TabPage } from '#pwa/routes/-client/tab-page.tsx'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

export const Route = createFileRoute('/_guarded/client-ongoing-tasks')({ component: OngoingTasks })

function OngoingTasks() {
  return (
    <TabPage
      title={taskMessages.ongoingTitle}
      tab="ongoing"
      empty={{ title: GENERAL_MESSAGES.noTodo, text: messages.emptyOngoing }}
    >
      {(task) => <OngoingCard task={task} />}
    </TabPage>
  )
}
