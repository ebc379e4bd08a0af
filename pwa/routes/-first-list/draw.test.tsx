import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useVisit } from '#pwa/features/tasks/list/stable-order.ts'
import { TaskCardLook } from '#pwa/features/tasks/list/task-card.tsx'
import { cardPictureOf } from '#pwa/features/tasks/list/use-grid.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { comparable } from '#testing/pwa/comparable-markup.ts'
import { openDocument } from '#testing/pwa/first-screen-page.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { createTaskerDevice, openTask } from '#testing/pwa/tasker-device.ts'
import { renderFirstList } from './template.tsx'

setUpScreens()
beforeEach(() => useVisit.setState(useVisit.getInitialState()))
afterEach(() => {
  globalThis.drawnList = undefined
  document.body.replaceChildren()
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
/** The app fetches the pictures. */
const PICTURES = ['src']
const emoji = '👩🏾‍🔧'
const TASKS = [
  openTask({ title: 'Rewire <b>two</b> rooms', price: naira(1_250_000), createdAt: minutesAgo(5) }),
  openTask({ title: 'Fix {title} & "tap"', price: naira(999.5), createdAt: minutesAgo(200) }),
  openTask({
    duration: 3,
    location: '',
    description: 'é'.repeat(230),
    createdAt: minutesAgo(1500),
  }),
  openTask({ description: emoji.repeat(201), field: 'Baker', createdAt: minutesAgo(5000) }),
  openTask({
    description: emoji.repeat(200),
    taskImage: '/full.webp',
    taskThumbnail: '/small.webp',
  }),
  openTask({
    description: `Come ${'early '.repeat(31)}on Friday, or call`,
    taskImage: '/only.webp',
    createdAt: '2024-12-31T23:30:00.000Z',
  }),
]

type Options = { user?: Partial<OwnUser>; tasks?: Task[]; nextCursor?: string | null }

/** As the app renders it. */
async function renderCard(task: Task, { isGrid = false, tapToLoad = false }) {
  const picture = cardPictureOf(task, isGrid) ?? undefined
  const root = createRootRoute({
    component: () => (
      <TaskCardLook
        task={task}
        grid
        isGrid={isGrid}
        picture={picture}
        tapToLoad={tapToLoad}
        badge={<Badge tone="good">Open</Badge>}
      />
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  return render(<RouterProvider router={router as never} />).container
}

async function drawFirstList(options: Options & Parameters<typeof openDocument>[0] = {}) {
  const { user: fields, tasks = TASKS, nextCursor = null, ...page } = options
  const list = { tasks, nextCursor }
  const device = await createTaskerDevice({
    ...(fields && { user: fields }),
    responses: { 'GET /api/user/all-tasks': () => [200, list] },
  })
  const template = await renderFirstList()
  const root = await openDocument({
    token: device.token(),
    template,
    responses: [{ userDetails: { user: device.user } }, list],
    ...page,
  })
  return { device, root }
}

describe('the list drawn by the document', () => {
  test.each([
    ['of a user without a picture', {}],
    ['of a user with one', { user: { username: 'Ngozi A', profilePicture: '/ngozi.webp' } }],
    ['with further pages', { nextCursor: 'next' }],
    ['of an electrician', { user: { trade: 'Electrician' as const } }],
  ])('is the markup of the app’s first render: %s', async (_, options) => {
    const { device, root } = await drawFirstList(options)
    const drawn = comparable(root, PICTURES)
    expect(drawn).toContain(
      '<a href="/single-task/' + TASKS[0]?._id + '">Rewire &lt;b&gt;two&lt;/b&gt; rooms',
    )
    const firstOption = (page: Element) => page.querySelector('option')?.textContent
    const drawnOption = firstOption(root)
    const { container } = renderScreen('/all-task', device)
    await waitFor(() => expect(container.querySelectorAll('.card')).toHaveLength(TASKS.length))
    await waitFor(() => expect(drawn).toEqual(comparable(container, PICTURES)))
    expect(drawnOption).toBe(firstOption(container))
  })

  const OTHER_LOOKS = [
    ['beside each other', { isWide: true }, { isGrid: true }],
    ['without pictures, with the data saver', { settings: { lite: 'on' } }, { tapToLoad: true }],
    [
      'without pictures, beside each other',
      { isWide: true, settings: { lite: 'on' } },
      { isGrid: true, tapToLoad: true },
    ],
  ] as const
  test.each(OTHER_LOOKS)('has the app’s cards %s', async (_, page, look) => {
    const { root } = await drawFirstList(page)
    for (const task of TASKS) {
      const card = root.querySelector(`a[href="/single-task/${task._id}"]`)?.closest('li')
      expect(card && comparable(card, PICTURES)).toEqual(
        comparable(await renderCard(task, look), PICTURES),
      )
    }
  })

  test('has no word of another language, but all data', async () => {
    const { root } = await drawFirstList({ settings: { language: 'yo' } })
    const texts = comparable(root).flatMap((part) => part.replace(/<[^>]*>/, '').trim() || [])
    expect(texts).toContain('Adeola')
    expect(texts).toContain('₦1,250,000')
    const words = ['Open', 'View Details', 'To do list', 'All', '1 month', 'just now', 'Onsite']
    for (const word of [...words, 'Electrician ·', 'Electrician'])
      expect([word, texts.includes(word)]).toEqual([word, false])
  })

  test.each([
    ['on another screen', { path: '/wallet' }],
    ['with a search', { search: '?q=tap' }],
    ['without a token', { token: null }],
    ['for a client', { user: { userType: 'client' } }],
    ['for a professional without skills', { user: { skillsets: [] } }],
    ['for a professional without a description', { user: { profileDescription: '' } }],
    ['without todos', { tasks: [] }],
    ['of assigned todos', { tasks: [openTask({ status: 'in-progress' })] }],
  ] as const)('is not drawn %s', async (_, options) => {
    const { root } = await drawFirstList(options as never)
    expect(root.querySelector('.loading-screen')).toBeTruthy()
  })

  test('is not drawn on a phone that stores something of the user', async () => {
    const { device } = await drawFirstList()
    const { root } = await drawFirstList({
      token: device.token(),
      databases: [device.replica.name],
    })
    expect(root.querySelector('.loading-screen')).toBeTruthy()
  })

  test('has its cards in the order of the app', async () => {
    const fields = ['Painter', 'Electrician'] as const
    const tasks = Array.from({ length: 20 }, (_, n) =>
      openTask({ title: `Todo ${n}`, field: fields[n % 2] ?? 'Painter' }),
    )
    const { device, root } = await drawFirstList({ tasks })
    const titlesIn = (page: Element) =>
      [...page.querySelectorAll('.card-title')].map(({ textContent }) => textContent)
    const drawn = titlesIn(root)
    const { container } = renderScreen('/all-task', device)
    await waitFor(() => expect(titlesIn(container)).toEqual(drawn))
    expect(new Set(drawn).size).toBe(20)
  })
})
