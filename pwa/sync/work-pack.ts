import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { PICTURES, WORK_PACK } from '#pwa/replica/caches.ts'

/** While a job is in hand its pictures are wanted where there is no signal. */
const IN_HAND: readonly TaskStatus[] = ['in-progress', 'submitted', 'disputed']

/** The pictures that belong to the jobs this person was given: the todo's own and the client's face. */
export function packFor(tasks: readonly Task[], me: UserId): string[] {
  const jobs = tasks.filter(({ status, tasker }) => tasker?._id === me && IN_HAND.includes(status))
  const pictures = jobs.flatMap(({ taskImage, postedBy }) => [taskImage, postedBy.profilePicture])
  // A picture that is still to be sent stands on this phone anyway.
  return [...new Set(pictures)].filter(
    (url) => url !== null && !url.startsWith('kept:'),
  ) as string[]
}

const addressOf = (url: string) => new URL(url, location.origin).href

async function bring(pack: Cache, url: string): Promise<void> {
  const pictures = await caches.open(PICTURES)
  const picture = (await pictures.match(url)) ?? (await fetch(url))
  if (picture.status !== 200) return
  await pack.put(url, picture)
  // It stands in the pack now, where nothing else pushes it out.
  await pictures.delete(url)
}

/**
 * Makes what is kept for work be what is wanted for work: brings what is missing, drops what is done with. Without
 * a signal it does what it can, and the next time the rest.
 */
export async function packWork(me: UserId, tasks: readonly Task[]): Promise<void> {
  const pack = await caches.open(WORK_PACK + me)
  const wanted = new Set(packFor(tasks, me).map(addressOf))
  const kept = new Set((await pack.keys()).map(({ url }) => url))
  for (const url of kept) if (!wanted.has(url)) await pack.delete(url)
  for (const url of wanted) if (!kept.has(url)) await bring(pack, url).catch(() => {})
}
