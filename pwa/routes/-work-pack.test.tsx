import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { online } from '#pwa/api/online.ts'
import { createQueryClient } from '#pwa/api/queries.ts'
import { fillPack, usePackRun } from '#pwa/features/pack/fill-pack.ts'
import { keepPack } from '#pwa/features/pack/keep-pack.ts'
import { PRIVATE_FILES_CACHE, TASK_IMAGES_CACHE } from '#pwa/service-worker/names.ts'
import { setLite } from '#pwa/ui/browser/data-saver.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { conversationId } from '#schema/domain/conversation.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { createFakeCaches, type FakeCaches } from '#testing/pwa/fake-caches.ts'
import { renderScreen } from '#testing/pwa/render-screen.tsx'
import { messageRow, submissionRow, userSummaryRow } from '#testing/pwa/rows.ts'
import { press, setUpScreens } from '#testing/pwa/screens.ts'
import type { Responder } from '#testing/pwa/scripted-transport.ts'
import { createTaskerDevice, myTask } from '#testing/pwa/tasker-device.ts'
import { PACK_PARTS } from './-work-pack/parts.ts'

setUpScreens()

let storage: FakeCaches
let fetched: string[]
/** Files that the server refuses, because their link has ended. */
let endedLinks: string[]
beforeEach(() => {
  storage = createFakeCaches()
  fetched = []
  endedLinks = []
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(location.origin, '')
    fetched.push(path)
    if (!online.read().online) throw new TypeError('Failed to fetch')
    return new Response('a file', { status: endedLinks.includes(path) ? 403 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const client = userSummaryRow({ username: 'Bukola', profilePicture: '/api/files/face.jpg' })
const CHANGE = { note: 'One switch is loose.', at: '2026-03-04T07:00:00.000Z' }
const workFile = (link: string) => ({
  url: `/api/files/private/ab12.jpg?s=${link}`,
  type: 'image/jpeg',
  sha256: null,
  capturedAt: null,
  isSame: null,
  receivedAt: CHANGE.at,
})

/** Work of tomorrow with a picture and a voice note of the client, and the files of the version that must change. */
const returnedTask = (tasker: UserId) =>
  myTask(tasker, {
    _id: TASK_ID,
    agreedDate: '2026-03-05',
    taskImage: '/api/files/roof.jpg',
    client: client._id,
    postedBy: client,
    changeRequest: { ...CHANGE, count: 1 },
  })
const TASK_ID = newId('task')
const DETAILS = `GET /api/user/task/${TASK_ID}`

async function openPhone(fields: Partial<Task> = {}) {
  let links = 0
  let task: Task | null = null
  const details: Responder = () => {
    links++
    const files = [workFile(String(links))]
    const submissions = [submissionRow({ files, changeRequest: CHANGE })]
    return [200, { task, submissions, events: [], feeBps: 500, dispute: null, questions: [] }]
  }
  const voice = newId('message')
  const device = await createTaskerDevice({
    tasks: (tasker) => [(task = Object.assign(returnedTask(tasker), fields))],
    responses: {
      [DETAILS]: details,
      [`GET /api/chats/${client._id}/message/${voice}/file`]: () => [
        200,
        { url: '/api/files/private/cd34.webm?s=1', type: 'audio/webm' },
      ],
    },
  })
  const { replica, userId } = device
  const conversation = conversationId(userId, client._id)
  await replica.messages.bulkPut([
    messageRow(conversation, 1, client._id, { text: 'Come at nine.' }),
    messageRow(conversation, 2, client._id, { _id: voice, kind: 'voice', text: '' }),
  ])
  const phone = { session: device, queries: createQueryClient() }
  return {
    device,
    voice,
    keep: () => keepPack(phone, PACK_PARTS, 0),
    fill: (isAsked?: boolean) => fillPack(phone, PACK_PARTS, isAsked),
    detailsRead: () => device.requests.filter(({ call }) => call === DETAILS).length,
    change: (updatedAt: string) => {
      task = Object.assign({}, task, { updatedAt })
      return replica.tasks.put(task)
    },
  }
}

const readyText = () => screen.findByText(/^1 todo with all you need/)
const open = ({ device }: Awaited<ReturnType<typeof openPhone>>) =>
  renderScreen('/dashboard', device)

test('brings details, pictures, the client’s recordings and the returned work, each once', async () => {
  const { device, voice, fill, detailsRead } = await openPhone()
  await fill()
  const files = ['/api/files/roof.jpg', '/api/files/face.jpg']
  const recording = `/api/files/private/cd34.webm?s=1&m=${voice}`
  expect(fetched).toEqual([...files, recording, '/api/files/private/ab12.jpg?s=1'])
  expect(storage.urlsIn(TASK_IMAGES_CACHE + device.userId)).toHaveLength(2)
  expect(storage.urlsIn(PRIVATE_FILES_CACHE)).toEqual(
    [`/api/files/private/message-${voice}`, '/api/files/private/ab12.jpg'].map(
      (path) => location.origin + path,
    ),
  )
  await fill()
  expect([fetched.length, detailsRead()]).toEqual([4, 1])
})

test('fetches again what the phone has deleted, and the details of a task that changed', async () => {
  const { device, change, fill, detailsRead } = await openPhone()
  await fill()
  await storage.delete(TASK_IMAGES_CACHE + device.userId)
  await change('2026-03-04T08:59:00.000Z')
  await fill()
  expect(fetched.slice(4)).toEqual(['/api/files/roof.jpg', '/api/files/face.jpg'])
  expect(detailsRead()).toBe(2)
})

test('reads the details again when the link of returned work has ended', async () => {
  const { fill } = await openPhone()
  endedLinks = ['/api/files/private/ab12.jpg?s=1']
  await fill()
  expect(fetched.slice(-2)).toEqual([
    '/api/files/private/ab12.jpg?s=1',
    '/api/files/private/ab12.jpg?s=2',
  ])
  expect(storage.urlsIn(PRIVATE_FILES_CACHE)).toHaveLength(2)
})

test('by itself: after the pull that brings or changes work, and when the network is back', async () => {
  const { device, change, keep, detailsRead } = await openPhone()
  await device.replica.meta.delete('lastPullAt')
  const stop = keep()
  try {
    await device.replica.setMeta('lastPullAt', device.now())
    await waitFor(() => expect(fetched).toHaveLength(4))
    await change('2026-03-04T08:59:00.000Z')
    await waitFor(() => expect(detailsRead()).toBe(2))
    online.markUnreachable()
    await storage.delete(PRIVATE_FILES_CACHE)
    online.markReachable()
    await waitFor(() => expect(fetched).toHaveLength(6))
  } finally {
    stop()
  }
})

test('with the data saver brings the details alone, and the rest after a tap on the dashboard', async () => {
  setLite(true)
  const phone = await openPhone()
  await phone.fill()
  expect(fetched).toEqual([])
  open(phone)
  await screen.findByText(/Rewire two rooms: pictures, .*, the work that you must change missing/)
  screen.getByText(/saves data, so this waits for your tap/)
  press('Get it now')
  await readyText()
  expect(fetched).toHaveLength(4)
})

test('leaves pictures out on a phone that is nearly full', async () => {
  const estimate = async () => ({ usage: 95_000_000, quota: 100_000_000 })
  Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true })
  const { fill, detailsRead } = await openPhone()
  await fill()
  Reflect.deleteProperty(navigator, 'storage')
  expect([fetched.length, detailsRead()]).toEqual([0, 1])
})

test('without a network the dashboard says that the work is ready, its size and its time', async () => {
  const phone = await openPhone()
  await phone.fill()
  online.markUnreachable()
  open(phone)
  await screen.findByText('Ready for work without a network')
  expect((await readyText()).textContent).toMatch(/ \d+(?: kB| B) on this phone, as of .*10:00 AM/)
})

test('without a network it names what is missing, and with one a tap fetches it', async () => {
  const phone = await openPhone({
    changeRequest: null,
    taskImage: null,
    postedBy: { ...client, profilePicture: null },
  })
  online.markUnreachable()
  open(phone)
  await screen.findByText(/^Rewire two rooms: details, .* missing$/)
  screen.getByText('Onise saves it as soon as there is a network.')
  expect(screen.queryByRole('button', { name: 'Get it now' })).toBeNull()
  online.markReachable()
  fireEvent.click(await screen.findByRole('button', { name: 'Get it now' }))
  await readyText()
})

test('while it is fetched the dashboard shows how far it is', async () => {
  const phone = await openPhone()
  open(phone)
  await screen.findByText(/missing$/)
  usePackRun.setState({ progress: { done: 1, total: 4 } })
  await screen.findByText('1 of 4')
  expect(screen.getByRole('progressbar', { name: 'Saving your work on this phone' })).toBeTruthy()
})

test('work that is further away is not packed, and the dashboard says nothing of it', async () => {
  const phone = await openPhone({ agreedDate: '2026-03-20', span: 'hours', changeRequest: null })
  await phone.fill()
  expect(phone.detailsRead()).toBe(0)
  open(phone)
  await screen.findByText('Rewire two rooms')
  await waitFor(() => expect(screen.queryByText(/on this phone/)).toBeNull())
})
