import { fileIdFromUrl } from '#pwa/outbox/file-url.ts'
import { PICTURES_CACHE, TASK_IMAGES_CACHE } from '#pwa/service-worker/names.ts'
import { isDataSaverOn, isMetered } from '#pwa/ui/browser/data-saver.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { HELD_STATUSES, type TaskStatus } from '#schema/domain/task.ts'

/** A tasker needs the pictures of assigned tasks where there is no network. */
const isInProgress = (status: TaskStatus) => (HELD_STATUSES as readonly string[]).includes(status)

/** Pictures of the tasks assigned to this user, their clients' avatars, and the own one, which a pass shows at the door. */
export function imagesToPrefetch(tasks: readonly Task[], userId: UserId): string[] {
  const assigned = tasks.filter(
    ({ status, tasker }) => tasker?._id === userId && isInProgress(status),
  )
  const urls = assigned.flatMap(({ taskImage, taskThumbnail = null, postedBy, tasker }) => [
    taskImage,
    taskThumbnail,
    postedBy.profilePicture,
    tasker?.profilePicture ?? null,
  ])
  // A picture that is not sent yet is on this phone already.
  return [...new Set(urls)].filter(
    (url): url is string => url !== null && fileIdFromUrl(url) === null,
  )
}

const absoluteUrl = (url: string) => new URL(url, location.origin).href

const imagesCache = (userId: UserId) => caches.open(TASK_IMAGES_CACHE + userId)

/** Fetches one of them whatever it costs. */
export const addTaskImage = async (userId: UserId, url: string): Promise<void> =>
  addImage(await imagesCache(userId), absoluteUrl(url), true)

async function addImage(cache: Cache, url: string, mayFetch: boolean): Promise<void> {
  const pictures = await caches.open(PICTURES_CACHE)
  const response = (await pictures.match(url)) ?? (mayFetch ? await fetch(url) : undefined)
  if (response?.status !== 200) return
  await cache.put(url, response)
  // One copy is enough, and this cache has no limit.
  await pictures.delete(url)
}

/** Adds missing images and deletes those of finished tasks. Images that cannot be fetched are tried again the next time. */
export async function prefetchTaskImages(userId: UserId, tasks: readonly Task[]): Promise<void> {
  const cache = await imagesCache(userId)
  const needed = new Set(imagesToPrefetch(tasks, userId).map(absoluteUrl))
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  for (const url of cached) if (!needed.has(url)) await cache.delete(url)
  // Where data costs money, a picture with a thumbnail waits until it is opened, and the data saver fetches nothing.
  const fullPictures = tasks.flatMap(({ taskImage, taskThumbnail }) =>
    taskImage && taskThumbnail ? [absoluteUrl(taskImage)] : [],
  )
  const metered = isMetered() ? fullPictures : []
  const postponed = new Set(isDataSaverOn() ? needed : metered)
  for (const url of needed)
    if (!cached.has(url)) await addImage(cache, url, !postponed.has(url)).catch(() => {})
}
