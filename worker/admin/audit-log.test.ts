import { beforeEach, expect, it } from 'vitest'
import { verifyUser } from '#schema/contract/admin-lists.ts'
import { changeStanding } from '#schema/contract/admin-users.ts'
import { listAuditLog } from '#schema/contract/audit.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { closeDiscrepancy, readReconciliation } from '#schema/contract/reconciliation.ts'
import { changeSetting } from '#schema/contract/settings.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import { decideReport, report } from '#schema/contract/trust.ts'
import type { Id } from '#schema/domain/ids.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { verifyAuditLogJob } from './verify-audit-log.ts'

let market: Market
let admin: TestUser
let other: TestUser
let users: TestUser[]
beforeEach(async () => {
  market = await createMarket()
  admin = await market.createUser('admin')
  other = await market.createUser('admin')
  users = [await market.createTasker(), await market.createTasker(), await market.createTasker()]
})
const idOf = (index: number) => users[index]?.id ?? admin.id
const list = async (input: WireInput<typeof listAuditLog>) =>
  (await admin.send(listAuditLog, input)).body
const act = async () => {
  await admin.send(verifyUser, { id: idOf(0) })
  await other.send(changeStanding, { id: idOf(1), standing: 'limited', reason: 'Fraud at Yaba.' })
  await admin.send(changeStanding, { id: idOf(0), standing: 'limited', reason: 'The same.' })
}
const verify = async () => {
  await runJobs(market.deps, [verifyAuditLogJob])
  market.advanceClock(3_600_000)
}

it('lists what was done by whom, newest first, in pages, and finds it by text, actor and subject', async () => {
  await act()
  const { entries, nextCursor } = await list({ limit: 2 })
  expect(entries.map(({ action, seq }) => [action, seq])).toEqual([
    ['admin.changeStanding', 3],
    ['admin.changeStanding', 2],
  ])
  const rest = await list({ limit: 2, cursor: nextCursor ?? undefined })
  expect(rest.entries).toMatchObject([
    { action: 'admin.verifyUser', actor: { _id: admin.id, email: admin.email }, subject: idOf(0) },
  ])
  expect(rest.nextCursor).toBeNull()
  const seqs = async (input: WireInput<typeof listAuditLog>) =>
    (await list(input)).entries.map(({ seq }) => seq)
  expect(await seqs({ q: 'YABA' })).toEqual([2])
  expect(await seqs({ q: 'verifyuser' })).toEqual([1])
  expect(await seqs({ actor: other.id })).toEqual([2])
  expect(await seqs({ subject: idOf(0) })).toEqual([3, 1])
  expect(await seqs({ subject: idOf(0), q: 'same' })).toEqual([3])
})

it('gives administrators who act at once one entry each, in one chain', async () => {
  const all = await Promise.all(
    users.flatMap(({ id }, index) => [
      (index % 2 ? admin : other).send(verifyUser, { id }),
      admin.send(changeStanding, { id, standing: 'limited', reason: 'At once.' }),
    ]),
  )
  expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(2)
  await verify()
  const { entries, verified } = await list({})
  const seqs = entries.map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.map((_, index) => seqs.length - index))
  expect(verified).toMatchObject({ isIntact: true, entries: seqs.length })
})

it.each([
  ["UPDATE audit_log SET reason = 'Other.' WHERE seq = 2", 2],
  ['DELETE FROM audit_log WHERE seq = 1', 1],
  ['UPDATE audit_log SET created_at = created_at + 1 WHERE seq = 3', 3],
])('reports %s as a broken chain, which nobody can close', async (change, seq) => {
  await act()
  await verify()
  expect((await list({})).verified).toMatchObject({ isIntact: true, entries: 3 })
  await market.runSql('DROP TRIGGER audit_log_no_update')
  await market.runSql('DROP TRIGGER audit_log_no_delete')
  await market.runSql(change)
  await verify()
  expect((await list({})).verified).toMatchObject({ isIntact: false, entries: seq - 1 })
  const { discrepancies } = (await admin.send(readReconciliation, {})).body
  expect(discrepancies).toMatchObject([{ _id: 'audit:chain', kind: 'invariant' }])
  expect(discrepancies[0]?.message).toContain(`entry ${seq}`)
  const closed = await admin.send(closeDiscrepancy, { id: 'audit:chain', reason: 'Known.' })
  expect(closed.status).toBe(409)
})

it('notices that the newest entries are gone, also when others follow them', async () => {
  await act()
  await verify()
  await market.runSql('DROP TRIGGER audit_log_no_delete')
  await market.runSql('DELETE FROM audit_log WHERE seq = 3')
  await verify()
  expect((await list({})).verified).toMatchObject({ isIntact: false, entries: 2 })
  await admin.send(changeStanding, { id: idOf(1), standing: 'active', reason: 'Settled.' })
  await verify()
  expect((await list({})).verified).toMatchObject({ isIntact: false, entries: 2 })
})

it('names the user and the todo that an entry is about', async () => {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const task = await market.createAssignedTask(client, tasker)
  await admin.send(changeStanding, { id: tasker.id, standing: 'limited', reason: 'Known.' })
  await admin.send(removeTask, { id: task._id, reason: 'Forbidden.' })
  await client.send(report, {
    target: 'user',
    targetId: tasker.id as string as Id<'reported'>,
    reason: 'scam',
  })
  const [row] = await market.runSql('SELECT id FROM reports')
  const id = String(row?.['id']) as Id<'report'>
  await admin.send(decideReport, { id, decision: 'dismissed', reason: 'No breach.' })
  await admin.send(changeSetting, { name: 'fundMin', value: 200, reason: 'Charges.' })
  const { entries } = await list({})
  expect(entries.slice(0, 4).map(({ about }) => [about.user?._id, about.task?.name])).toEqual([
    [undefined, undefined],
    [tasker.id, undefined],
    [undefined, task.title],
    [tasker.id, undefined],
  ])
})
