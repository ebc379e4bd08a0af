import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { PICTURES, WORK_PACK } from '#pwa/replica/caches.ts'
import { myTask, openTask } from '#pwa/test/tasker-phone.ts'
import { packFor, packWork } from './work-pack.ts'

const me = newId('user')
const at = (path: string) => new URL(path, location.origin).href

/** The browser's caches, as far as they are used; jsdom has none. */
function newCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return {
      match: async (url: string) => kept.get(url),
      put: async (url: string, picture: Response) => void kept.set(url, picture),
      delete: async (url: string) => kept.delete(url),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    }
  }
  return { open, kept: (name: string) => [...(all.get(name)?.keys() ?? [])] }
}

let shelf: ReturnType<typeof newCaches>
let fetched: string[]
let hasSignal = true
beforeEach(() => {
  shelf = newCaches()
  fetched = []
  hasSignal = true
  vi.stubGlobal('caches', shelf)
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    if (!hasSignal) throw new TypeError('Failed to fetch')
    return new Response('bytes')
  })
})
afterEach(() => vi.unstubAllGlobals())

const face = (profilePicture: string | null) => ({
  _id: newId('user'),
  username: 'Bukola',
  profilePicture,
  isVerified: true,
})
const job = (some: Partial<Task> = {}) =>
  myTask(me, { taskImage: '/api/files/roof.webp', postedBy: face('/api/files/face.webp'), ...some })

test('a job in hand has its picture and its client’s face on the phone, and nobody else’s', async () => {
  const mine = job()
  const others = [
    openTask({ taskImage: '/api/files/open.webp' }),
    job({ status: 'completed', taskImage: '/api/files/done.webp', postedBy: face(null) }),
    job({ tasker: face(null), taskImage: '/api/files/theirs.webp', postedBy: face(null) }),
  ]
  expect(packFor([mine, ...others], me)).toEqual(['/api/files/roof.webp', '/api/files/face.webp'])
  await packWork(me, [mine, ...others])
  expect(shelf.kept(WORK_PACK + me)).toEqual([
    at('/api/files/roof.webp'),
    at('/api/files/face.webp'),
  ])
})

test('what is there is not fetched again; what was looked at before is not fetched at all', async () => {
  const seen = await shelf.open(PICTURES)
  await seen.put(at('/api/files/roof.webp'), new Response('bytes'))
  await packWork(me, [job()])
  await packWork(me, [job()])
  expect(fetched).toEqual([at('/api/files/face.webp')])
  expect(shelf.kept(PICTURES)).toEqual([])
})

test('without a signal it keeps what it has and brings the rest the next time', async () => {
  hasSignal = false
  await packWork(me, [job()])
  expect(shelf.kept(WORK_PACK + me)).toEqual([])
  hasSignal = true
  await packWork(me, [job()])
  expect(shelf.kept(WORK_PACK + me)).toHaveLength(2)
})

test('a job that is done makes room', async () => {
  await packWork(me, [job()])
  await packWork(me, [job({ status: 'completed' })])
  expect(shelf.kept(WORK_PACK + me)).toEqual([])
})
