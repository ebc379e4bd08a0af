import { withReopen } from '#pwa/replica/with-reopen.ts'
import { packedTasks } from '#schema/domain/work-pack.ts'
import type { PackPart, Phone } from './part.ts'

export const readPackedTasks = ({ session: { replica, userId, now } }: Phone) =>
  withReopen(replica, async () => packedTasks(await replica.tasks.toArray(), userId, now()))

export type PackState = {
  tasks: number
  bytes: number
  /** By task, in the order of the pack; a part once. */
  missing: { title: string; parts: PackPart['name'][] }[]
  /** When the server last said that this is how things are; null before the first pull. */
  at: number | null
}

/** What of the pack is on this phone: reads it, whatever was recorded, since a browser deletes what it likes. */
export async function checkPack(phone: Phone, parts: readonly PackPart[]): Promise<PackState> {
  const { replica } = phone.session
  const tasks = await readPackedTasks(phone)
  const at = (await withReopen(replica, () => replica.getMeta('lastPullAt'))) ?? null
  const state: PackState = { tasks: tasks.length, bytes: 0, missing: [], at }
  for (const task of tasks) {
    const missing = new Set<PackPart['name']>()
    for (const { name, piecesOf } of parts)
      for (const piece of await piecesOf(phone, task)) {
        const stored = await piece.look()
        state.bytes += stored?.bytes ?? 0
        if (!stored) missing.add(name)
      }
    if (missing.size > 0) state.missing.push({ title: task.title, parts: [...missing] })
  }
  return state
}
