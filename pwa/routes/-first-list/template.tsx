// The list of open tasks as the build puts it into the document.
import { messages } from '#pwa/features/tasks/list/messages.ts'
import { NewArrivals } from '#pwa/features/tasks/list/new-arrivals.tsx'
import { TaskCardLook } from '#pwa/features/tasks/list/task-card.tsx'
import { parseFilters } from '#pwa/features/tasks/search/filters.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import { renderTemplate, TASK } from '../-first-screen/render-template.tsx'
import { SignedInShell } from '../-shell/signed-in-shell.tsx'
import { OpenTasksPage } from './open-tasks-page.tsx'

/** In the order in which the document's script counts them. */
const CARDS = [false, true].flatMap((isGrid) => [
  { isGrid, picture: '/picture', tapToLoad: false },
  { isGrid, picture: '/picture', tapToLoad: true },
  { isGrid, picture: undefined, tapToLoad: false },
])

const noop = () => {}

const Screen = () => (
  <SignedInShell>
    <OpenTasksPage
      filters={parseFilters({})}
      onFilters={noop}
      trade={null}
      hasPlace={false}
      isRefreshing={false}
      onRefresh={noop}
    >
      <NewArrivals count={0} onShow={noop}>
        <List
          items={CARDS}
          keyOf={(card) => String(CARDS.indexOf(card))}
          label={messages.heading}
          empty=""
        >
          {(card) => (
            <TaskCardLook
              {...card}
              task={TASK}
              grid
              badge={<Badge tone="good">{messages.openBadge}</Badge>}
            />
          )}
        </List>
      </NewArrivals>
      <Pager hasMore onMore={noop} />
    </OpenTasksPage>
  </SignedInShell>
)

export const renderFirstList = (): Promise<string> => renderTemplate('/all-task', Screen)
