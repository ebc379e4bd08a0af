import { beforeEach, describe, expect, it } from 'vitest'
import { closeDiscrepancy, readReconciliation } from '#schema/contract/reconciliation.ts'
import { createTestServer, type TestServer, type TestUser } from '#testing/worker/test-server.ts'
import { recordDiscrepancy } from '#worker/ledger/discrepancies.ts'

const REASON = 'Explained by the bank on the telephone'
let server: TestServer
let admin: TestUser
beforeEach(async () => {
  server = await createTestServer()
  admin = await server.createUser('admin')
})
const find = (id: string, providerAmount = 500_000) =>
  server.write(
    recordDiscrepancy(
      { id, kind: 'amount', ourAmount: 499_900, providerAmount, message: 'another amount' },
      server.now(),
    ),
  )
const close = (id: string, caller = admin) => caller.send(closeDiscrepancy, { id, reason: REASON })
const open = async () =>
  (await admin.send(readReconciliation, {})).body.discrepancies.map(({ _id }) => _id)

describe('a discrepancy that an administrator closes', () => {
  beforeEach(() => find('payment:fw-1'))

  it('is closed with the reason and its author, once', async () => {
    expect((await close('payment:fw-1')).status).toBe(200)
    expect(await open()).toEqual([])
    expect(await server.runSql('SELECT resolved_by, resolution FROM discrepancies')).toEqual([
      { resolved_by: admin.id, resolution: REASON },
    ])
    expect((await close('payment:fw-1')).status).toBe(409)
  })

  it('stays closed while the comparison finds the same', async () => {
    await close('payment:fw-1')
    await find('payment:fw-1')
    expect(await open()).toEqual([])
    await find('payment:fw-1', 500_001)
    expect(await open()).toEqual(['payment:fw-1'])
    expect(await server.runSql('SELECT resolved_by FROM discrepancies')).toEqual([
      { resolved_by: null },
    ])
  })

  it('must exist', async () => {
    expect((await close('payment:fw-2')).status).toBe(404)
  })

  it('is not closed by a user', async () => {
    const user = await server.createUser()
    expect((await close('payment:fw-1', user)).status).toBe(403)
    expect(await open()).toEqual(['payment:fw-1'])
  })
})

it.each([
  'balance',
  'invariant:Suspense',
  'checksum:2026-03-04',
  'payout:1',
  'overdue:emails',
  'ledger-check',
])('%s closes itself only', async (id) => {
  await find(id)
  expect((await close(id)).status).toBe(409)
  expect(await open()).toEqual([id])
})
