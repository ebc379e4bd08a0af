import { Tabs } from '#pwa/ui/layout/tabs.tsx'
import { messages } from './messages.ts'

const tabs = () =>
  [
    { to: '/all-task', label: messages.tabs.all },
    { to: '/assigned-tasks', label: messages.tabs.assigned },
    { to: '/submitted-tasks', label: messages.tabs.submitted },
    { to: '/completed-tasks', label: messages.tabs.completed },
  ] as const

export const TaskTabs = () => <Tabs label={messages.tabs.label} tabs={tabs()} />
