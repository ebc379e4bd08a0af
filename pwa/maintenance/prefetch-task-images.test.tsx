import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PICTURES_CACHE, TASK_IMAGES_CACHE } from '#pwa/service-worker/names.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { createFakeCaches, type FakeCaches } from '#testing/pwa/fake-caches.ts'
import { userSummaryRow } from '#testing/pwa/rows.ts'
import { myTask, openTask } from '#testing/pwa/tasker-device.ts'
import { imagesToPrefetch, prefetchTaskImages } from './prefetch-task-images.ts'

const userId = newId('user')
const CACHE = TASK_IMAGES_CACHE + userId
const absolute = (path: string) => new URL(path, location.origin).href

let storage: FakeCaches
let fetchedUrls: string[]
let hasNetwork = true
beforeEach(() => {
  storage = createFakeCaches()
  fetchedUrls = []
  hasNetwork = true
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('fetch', async (url: string) => {
    fetchedUrls.push(url)
    if (!hasNetwork) throw new TypeError('Failed to fetch')
    return new Response('bytes')
  })
})
afterEach(() => vi.unstubAllGlobals())

const userWith = (profilePicture: string | null) =>
  userSummaryRow({ username: 'Bukola', profilePicture, isVerified: true })
const assignedTask = (fields: Partial<Task> = {}) =>
  myTask(userId, {
    taskImage: '/api/files/roof.webp',
    postedBy: userWith('/api/files/face.webp'),
    ...fields,
  })

test('prefetches the picture and both faces of assigned tasks only', async () => {
  const own = { ...userWith('/api/files/own.webp'), _id: userId }
  const assigned = assignedTask({ tasker: own })
  const noPicture = userWith(null)
  const others = [
    openTask({ taskImage: '/api/files/open.webp' }),
    assignedTask({
      status: 'completed',
      taskImage: '/api/files/done.webp',
      postedBy: noPicture,
    }),
    assignedTask({ tasker: noPicture, taskImage: '/api/files/theirs.webp', postedBy: noPicture }),
  ]
  expect(imagesToPrefetch([assigned, ...others], userId)).toEqual([
    '/api/files/roof.webp',
    '/api/files/face.webp',
    '/api/files/own.webp',
  ])
  await prefetchTaskImages(userId, [assigned, ...others])
  expect(storage.urlsIn(CACHE)).toEqual([
    absolute('/api/files/roof.webp'),
    absolute('/api/files/face.webp'),
    absolute('/api/files/own.webp'),
  ])
})

test('fetches each picture once, and moves one that was displayed before without fetching it', async () => {
  const pictures = await storage.open(PICTURES_CACHE)
  await pictures.put(absolute('/api/files/roof.webp'), new Response('bytes'))
  await prefetchTaskImages(userId, [assignedTask()])
  await prefetchTaskImages(userId, [assignedTask()])
  expect(fetchedUrls).toEqual([absolute('/api/files/face.webp')])
  expect(storage.urlsIn(PICTURES_CACHE)).toEqual([])
})

test('without a network it fetches nothing, and the missing pictures the next time', async () => {
  hasNetwork = false
  await prefetchTaskImages(userId, [assignedTask()])
  expect(storage.urlsIn(CACHE)).toEqual([])
  hasNetwork = true
  await prefetchTaskImages(userId, [assignedTask()])
  expect(storage.urlsIn(CACHE)).toHaveLength(2)
})

test('deletes the pictures of a completed task', async () => {
  await prefetchTaskImages(userId, [assignedTask()])
  await prefetchTaskImages(userId, [assignedTask({ status: 'completed' })])
  expect(storage.urlsIn(CACHE)).toEqual([])
})

test('on mobile data it fetches the thumbnail, and retains the picture that was fetched before', async () => {
  const withThumbnail = assignedTask({ taskThumbnail: '/api/files/small.webp' })
  vi.stubGlobal('navigator', { connection: { type: 'cellular', effectiveType: '4g' } })
  await prefetchTaskImages(userId, [withThumbnail])
  expect(fetchedUrls).toEqual(['/api/files/small.webp', '/api/files/face.webp'].map(absolute))

  vi.stubGlobal('navigator', { connection: { type: 'wifi', effectiveType: '4g' } })
  await prefetchTaskImages(userId, [withThumbnail])
  expect(fetchedUrls.at(-1)).toBe(absolute('/api/files/roof.webp'))

  vi.stubGlobal('navigator', { connection: { type: 'cellular', effectiveType: '4g' } })
  await prefetchTaskImages(userId, [withThumbnail])
  expect(storage.urlsIn(CACHE)).toHaveLength(3)
})

test('with the data saver it fetches nothing', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await prefetchTaskImages(userId, [assignedTask()])
  expect(fetchedUrls).toEqual([])
})
