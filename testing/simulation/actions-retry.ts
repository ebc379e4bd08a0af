import { unsentEntries, type EntryView } from '#pwa/outbox/entry-view.ts'
import { restoreFiles } from '#pwa/outbox/files.ts'
import { discardEntry, editEntry, replaceInput, stopSending } from '#pwa/outbox/queue.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { beginWrite, enqueueRecorded, type Actor } from './enqueue-recorded.ts'
import { isTap, type WriteAction } from './recorded-writes.ts'
import { replaceWriteNumber } from './server-effects.ts'

function renumberInput(input: Record<string, unknown>, writeNumber: number) {
  const fields = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'string' ? replaceWriteNumber(value, writeNumber) : value,
  ])
  return Object.fromEntries(fields) as Record<string, unknown>
}

/** A pending entry of the user with the write that it carries. */
async function pickPending(actor: Actor, matches: (pending: EntryView) => boolean) {
  const { context, device, session } = actor
  const candidates = (await unsentEntries(session)).filter(matches)
  const pending = context.random.pick(candidates)
  const entry = pending && (await session.replica.outbox.get({ key: pending.key }))
  const write = entry && context.recorder.findByEntry(entry, device.number)
  return pending && write && { pending, write }
}

/** Changes the text of an entry that is still queued. */
async function replace(actor: Actor) {
  const picked = await pickPending(actor, ({ state }) => state === 'queued')
  if (!picked || isTap(picked.write)) return
  const { context, device, session } = actor
  const { pending, write } = picked
  const next = beginWrite(actor, write.action, write.rowId)
  // Until `replaceInput` returns, either text may be the one that is sent.
  const input = renumberInput(await restoreFiles(session.replica, pending.input), next.number)
  const outcome = await replaceInput(session, pending.key, input)
  const numbers = `write ${write.number} by ${next.number}`
  context.log(`device ${device.number} replaces ${numbers}: ${outcome}`)
  if (outcome === 'too_late') return
  write.isReplaced = true
  Object.assign(next, { isQueued: true, key: pending.key })
}

/** Discards an entry and those that depend on it. */
async function discard(actor: Actor) {
  const picked = await pickPending(actor, ({ state, canStop }) => state !== 'sending' || canStop)
  if (!picked) return
  const { context, device, session } = actor
  const { pending, write } = picked
  const entries = await session.replica.outbox.toArray()
  const keys = new Set([pending.key])
  for (const { key, after } of entries) if (after !== null && keys.has(after)) keys.add(key)
  const discarded = entries
    .filter(({ key }) => keys.has(key))
    .map((entry) => context.recorder.findByEntry(entry, device.number))
  const writes = [write, ...discarded].filter((each) => each !== undefined)
  const before = writes.map(({ isDiscarded, isCancelled }) => ({ isDiscarded, isCancelled }))
  for (const each of writes) Object.assign(each, { isDiscarded: true, isCancelled: true })
  context.log(`device ${device.number} discards write ${write.number}`)
  if ((await discardEntry(session, pending.key)) !== 'too_late') return
  for (const [index, each] of writes.entries()) Object.assign(each, before[index])
}

/** What is sent again as a new one, with an id of its own. */
const WITHOUT_FORM: readonly WriteAction[] = [
  'create',
  'message',
  'edit message',
  'counter',
  'change',
]

/** Opens the form of a rejected entry again and sends another text. */
async function sendAgain(actor: Actor) {
  const picked = await pickPending(actor, ({ state }) => state === 'failed')
  if (!picked || isTap(picked.write) || WITHOUT_FORM.includes(picked.write.action)) return
  const { context, session } = actor
  const { pending, write } = picked
  const command = session.queueables.find((each) => each.command.name === pending.command)
  if (!command || (await editEntry(session, pending.key)) === null) return
  const { draft } = command.form(pending.input as never)
  const isNewRow = write.action === 'apply'
  const rowId = isNewRow ? newId('proposal') : write.rowId
  const next = beginWrite(actor, write.action, rowId)
  const { ifMatch: _outdated, ...input } = renumberInput(
    await restoreFiles(session.replica, pending.input),
    next.number,
  )
  // The user has seen both versions and decided.
  const current = pending.reason?.current as Task | undefined
  const condition = current && context.random.chance(0.7) && { ifMatch: current.updatedAt }
  await enqueueRecorded(actor, next, {
    command,
    input: { ...input, ...(isNewRow && { _id: rowId }), ...condition },
    draft,
  })
}

/** Cancels the upload of a large file; the rest of the write becomes a draft again. */
async function stopUpload(actor: Actor) {
  const picked = await pickPending(actor, ({ canStop }) => canStop)
  if (!picked) return
  const { context, device, session } = actor
  context.log(`device ${device.number} stops write ${picked.write.number}`)
  await stopSending(session, picked.pending.key)
}

export const RETRY_ACTIONS = { replace, discard, sendAgain, stopUpload }
