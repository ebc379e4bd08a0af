import type { Task } from '#schema/contract/tasks.ts'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { countIn } from './client-tasks.ts'
import { words } from './client-words.ts'

/** My Todo, by state; the count shows only where something waits for the client. */
export function ClientTabs({ tasks }: { tasks: readonly Task[] | undefined }) {
  const submitted = countIn(tasks, 'submitted')
  return (
    <Tabs
      label={words.tabsLabel}
      tabs={[
        { to: '/client-tasks', label: words.tabs.all },
        { to: '/client-ongoing-tasks', label: words.tabs.ongoing },
        {
          to: '/client-submitted-tasks',
          label: words.tabs.submitted,
          ...(submitted > 0 && { count: submitted }),
        },
        { to: '/client-completed-tasks', label: words.tabs.completed },
      ]}
    />
  )
}
