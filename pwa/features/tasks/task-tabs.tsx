import { Tabs } from '#pwa/ui/tabs.tsx'
import { words } from './list-words.ts'

const TABS = [
  { to: '/all-task', label: words.tabs.all },
  { to: '/assigned-tasks', label: words.tabs.assigned },
  { to: '/submitted-tasks', label: words.tabs.submitted },
  { to: '/completed-tasks', label: words.tabs.completed },
] as const

/** SPEC 2: All, Assigned, Submitted, Completed, each at its own address. */
export const TaskTabs = () => <Tabs label={words.tabs.label} tabs={TABS} />
