// The list of open tasks as the build puts it into the document: the screen's own components, with names in braces where
// the inline script (schema/contract/inline-first-list.ts) writes values.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { messages } from '#pwa/features/tasks/list/messages.ts'
import { NewArrivals } from '#pwa/features/tasks/list/new-arrivals.tsx'
import { TaskCardLook } from '#pwa/features/tasks/list/task-card.tsx'
import { parseFilters } from '#pwa/features/tasks/search/filters.ts'
import type { Auth } from '#pwa/session/auth.ts'
import { AuthProvider, type Session } from '#pwa/session/session.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { agoTexts } from '#pwa/ui/format/ago-texts.ts'
import { List } from '#pwa/ui/layout/list.tsx'
import { Pager } from '#pwa/ui/layout/pager.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { PREVIEW } from '#schema/domain/limits.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import { SignedInShell } from '../-shell/signed-in-shell.tsx'
import { OpenTasksPage } from './open-tasks-page.tsx'

const PATH = '/all-task'
const NUMBER = 987_654
const MOMENT = '2001-02-03T04:05:06.000Z'

const TASK = {
  _id: '{id}',
  title: '{title}',
  description: '{text}',
  field: '{field}',
  location: '{place}',
  projectType: '{type}',
  price: NUMBER,
  duration: NUMBER,
  createdAt: MOMENT,
} as unknown as Task

const USER = {
  _id: '{user}',
  username: '{name}',
  profilePicture: '{picture}',
  userType: 'tasker',
  skillsets: ['{skill}'],
  profileDescription: '{description}',
} as unknown as OwnUser

/** In the order in which the inline script counts them. */
const CARDS = [false, true].flatMap((isGrid) => [
  { isGrid, picture: '{picture}', tapToLoad: false },
  { isGrid, picture: '{picture}', tapToLoad: true },
  { isGrid, picture: undefined, tapToLoad: false },
])

const noop = () => {}

const Screen = () => (
  <SignedInShell>
    <OpenTasksPage
      filters={parseFilters({})}
      onFilters={noop}
      trade={'{trade}' as Trade}
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

/** Nothing is read from the phone: effects do not run in a build. */
function createBuildAuth(): Auth {
  const session = { userId: USER._id, initialUser: USER } as unknown as Session
  return { subscribe: () => noop, getSession: () => session } as unknown as Auth
}

async function renderScreen(): Promise<string> {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: PATH, component: Screen })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [PATH] }),
  })
  await router.load()
  return renderToStaticMarkup(
    <AuthProvider auth={createBuildAuth()}>
      <RouterProvider router={router as never} />
    </AuthProvider>,
  )
}

/** What components derive from values, and controls that do nothing before the app runs. */
const replaceDerived = (html: string) =>
  html
    .replaceAll(/#i-(?:undefined|image)/g, '#i-{icon}')
    .replaceAll('%7Bid%7D', '{id}')
    .replaceAll(messages.months(NUMBER), '{months}')
    .replaceAll(`value="${NUMBER}"`, 'value="{amount}"')
    .replaceAll(`₦${NUMBER.toLocaleString('en')}`, '{price}')
    .replaceAll(/<time datetime="[^"]*" title="[^"]*">[^<]*/gi, '<time datetime="{at}">')
    // The app fetches them, so that they do not delay its script.
    .replaceAll(' src="{picture}"', '')
    .replaceAll(/<(?:button|input|select)(?=[ >])/g, '$& inert')

/** The template and the values that its script reads. */
export async function renderFirstList() {
  return {
    html: replaceDerived(await renderScreen()),
    data: {
      icons: JSON.stringify(TRADE_ICONS),
      words: JSON.stringify([
        messages.anywhere,
        messages.months(1),
        messages.months(NUMBER).replace(String(NUMBER), '#'),
        ...agoTexts(),
      ]),
      long: String(PREVIEW.card),
      short: String(PREVIEW.openGrid),
    },
  }
}
