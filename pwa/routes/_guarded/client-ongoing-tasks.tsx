import { createFileRoute } from '@tanstack/react-router'
import { TEXTS } from '#schema/domain/texts.ts'
import { words as taskWords } from '#pwa/features/tasks/client-words.ts'
import { OngoingCard } from '#pwa/features/tasks/client-work-cards.tsx'
import { TabPage } from '../-client/tab-page.tsx'
import { words } from '../-client/words.ts'

export const Route = createFileRoute('/_guarded/client-ongoing-tasks')({ component: OngoingTasks })

function OngoingTasks() {
  return (
    <TabPage
      title={taskWords.ongoingTitle}
      tab="ongoing"
      empty={{ title: TEXTS.noTodo, text: words.emptyOngoing }}
    >
      {(task) => <OngoingCard task={task} />}
    </TabPage>
  )
}
