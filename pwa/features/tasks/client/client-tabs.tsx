import { Tabs } from '#pwa/ui/layout/tabs.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { countInTab } from './client-tasks.ts'
import { messages } from './messages.ts'

/** Only Submitted has a count, because only there the client must act. */
export function ClientTabs({ tasks }: { tasks: readonly Task[] | undefined }) {
  const submitted = countInTab(tasks, 'submitted')
  return (
    <Tabs
      label={messages.tabsLabel}
      tabs={[
        { to: '/client-tasks', label: messages.tabs.all },
        { to: '/client-ongoing-tasks', label: messages.tabs.ongoing },
        {
          to: '/client-submitted-tasks',
          label: messages.tabs.submitted,
          ...(submitted > 0 && { count: submitted }),
        },
        { to: '/client-completed-tasks', label: messages.tabs.completed },
      ]}
    />
  )
}
