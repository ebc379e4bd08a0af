import { createFileRoute } from '@tanstack/react-router'
import { TEXTS } from '#schema/domain/texts.ts'
import { words as taskWords } from '#pwa/features/tasks/client-words.ts'
import { CompletedCard } from '#pwa/features/tasks/client-work-cards.tsx'
import { TabPage } from '../-client/tab-page.tsx'
import { words } from '../-client/words.ts'

export const Route = createFileRoute('/_guarded/client-completed-tasks')({
  component: CompletedTasks,
})

function CompletedTasks() {
  return (
    <TabPage
      title={taskWords.completedTitle}
      tab="completed"
      empty={{ title: TEXTS.noTasks, text: words.emptyCompleted }}
    >
      {(task) => <CompletedCard task={task} />}
    </TabPage>
  )
}
