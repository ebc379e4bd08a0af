import * as contract from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { online } from '#pwa/api/online.ts'
import { isLive } from '#pwa/replica/database.ts'
import { giveFiles } from '#pwa/replica/files.ts'
import { revise, say } from '#pwa/replica/outbox.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import type { Phone } from '#pwa/replica/write.ts'
import { outcomeOf, whenSent, type Outcome } from '#pwa/replica/outcome.ts'
import { editDraft, fieldsToSend, NEW_TODO, type TaskDraft } from './task-draft.ts'
import { createTask, editTask } from './writes.ts'

/** Without a signal there is nothing to wait for. */
const settled = (phone: Phone, key: string): Promise<Outcome> =>
  online.read().online ? outcomeOf(phone, key) : Promise.resolve('saved')

/** R7: posts it, now or when there is a signal. The id is made here, so it has its name before anybody has heard of it. */
export async function postTask(
  phone: Phone,
  { id, draft, tell }: { id: TaskId; draft: TaskDraft; tell: () => void },
): Promise<Outcome> {
  const key = await say(
    phone,
    createTask,
    { _id: id, ...fieldsToSend(draft) },
    { clears: NEW_TODO },
  )
  whenSent(phone, key, tell)
  return settled(phone, key)
}

/** The picture of what waits; replaced only by a newer one. */
const pictureIn = async (phone: Phone, { input }: Unsent) =>
  (await giveFiles(phone.replica, { taskImage: input['taskImage'] }))['taskImage'] ?? null

const WAITING_KINDS: readonly string[] = [contract.createTask.name, contract.editTask.name]

type Edit = {
  id: TaskId
  draft: TaskDraft
  /** What the form was opened on (R8), and when that was made. */
  updatedAt: string
  base: TaskDraft
  /** What of this todo waits on the phone. */
  unsent: Unsent | null
}

/** What was said of this todo before and whose outcome this phone does not show yet. */
async function earlierOn({ replica }: Phone, id: TaskId): Promise<string | undefined> {
  const said = await replica.outbox.where('ref').equals(id).toArray()
  const live = said.filter((entry) => isLive(entry) && WAITING_KINDS.includes(entry.kind))
  return live.at(-1)?.key
}

/** R8: changes an open todo. What has not left the phone is changed where it waits, so it is said once. */
export async function changeTask(
  phone: Phone,
  { id, draft, updatedAt, base, unsent }: Edit,
): Promise<Outcome> {
  const fields = fieldsToSend(draft)
  const waits = unsent && unsent.state !== 'refused' && WAITING_KINDS.includes(unsent.kind)
  if (waits) {
    const { input: said } = unsent
    const names = { _id: said['_id'], id: said['id'], ifMatch: said['ifMatch'] }
    const named = Object.fromEntries(
      Object.entries(names).filter(([, value]) => value !== undefined),
    )
    const picture = draft.taskImage ?? (await pictureIn(phone, unsent))
    const input = { ...named, ...fields, ...(picture !== null && { taskImage: picture }) }
    if ((await revise(phone, unsent.key, input)) === 'revised') return settled(phone, unsent.key)
  }
  // Behind something of its own, the time that was looked at is not the server's any more; the answer to that tells it.
  const after = await earlierOn(phone, id)
  const input = { id, ...(!after && updatedAt !== '' && { ifMatch: updatedAt }), ...fields }
  const key = await say(phone, editTask, input, { clears: editDraft(id), after, seen: base })
  return settled(phone, key)
}
