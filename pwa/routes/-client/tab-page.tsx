import type { ReactNode } from 'react'
import { ClientTabs } from '#pwa/features/tasks/client-tabs.tsx'
import {
  tabOf,
  usePostedTasks,
  type ClientTab,
  type MyTask,
} from '#pwa/features/tasks/client-tasks.ts'
import { words as taskWords } from '#pwa/features/tasks/client-words.ts'
import { usePulled } from '#pwa/sync/use-pulled.ts'
import { Empty } from '#pwa/ui/empty.tsx'
import { LinkButton } from '#pwa/ui/link-button.tsx'
import { List } from '#pwa/ui/list.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { words } from './words.ts'

type Props = {
  title: string
  tab: ClientTab
  /** SPEC's words, and what they mean. */
  empty: { title: string; text: string }
  children: (task: MyTask) => ReactNode
}

/** My Todo in one of its states; the same page under four addresses. */
export function TabPage({ title, tab, empty, children }: Props) {
  const tasks = usePostedTasks()
  const pulled = usePulled(tasks)
  return (
    <Page
      title={title}
      action={
        <LinkButton to="/create-task" size="small" icon="plus">
          {taskWords.post}
        </LinkButton>
      }
    >
      <ClientTabs tasks={tasks} />
      <List
        {...pulled}
        items={pulled.items && tabOf(pulled.items, tab)}
        keyOf={({ _id }) => _id}
        label={title}
        empty={
          <Empty
            title={empty.title}
            {...(tab === 'all' && {
              action: <LinkButton to="/create-task">{words.createTask}</LinkButton>,
            })}
          >
            {empty.text}
          </Empty>
        }
      >
        {children}
      </List>
    </Page>
  )
}
