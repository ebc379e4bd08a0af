import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import * as desk from '#schema/contract/admin-desk.ts'
import { verifyUser } from '#schema/contract/admin-lists.ts'
import { changeStanding } from '#schema/contract/admin-users.ts'
import { listAuditLog } from '#schema/contract/audit.ts'
import { closeAccount } from '#schema/contract/closing.ts'
import { readExport, startExport } from '#schema/contract/export.ts'
import { listNotices } from '#schema/contract/notices.ts'
import { fundWallet } from '#schema/contract/payments.ts'
import { listSessions } from '#schema/contract/sessions.ts'
import { deleteTask } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createPaidPayment } from '#testing/worker/payment-cases.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'

let market: Market
let admin: TestUser
beforeEach(async () => {
  market = await createMarket()
  admin = await market.createUser('admin')
})

async function timelineOf(user: TestUser, limit = 50) {
  const events: { kind: string; what: string | null; reason: string | null; at: string }[] = []
  let cursor: string | null | undefined
  do {
    market.advanceClock(1)
    const input = { id: user.id, limit: String(limit), ...(cursor && { cursor }) }
    const { status, body } = await admin.send(desk.listUserTimeline, input)
    expect([status, market.lastRequestCost().roundTrips]).toEqual([200, 1])
    events.push(...body.events)
    cursor = body.nextCursor
  } while (cursor)
  return events
}
const kindsOf = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind)

describe('the timeline of a user', () => {
  it('has todos, money and what administrators did, newest first, for both sides', async () => {
    const [payer, tasker] = [await market.createClient(naira(50_000)), await market.createTasker()]
    const step = async (act: () => Promise<unknown>) => {
      market.advanceClock(60_000)
      await act()
    }
    const { reference } = await createPaidPayment(market, tasker, '20000')
    await step(() => tasker.send(fundWallet, { reference }))
    await step(() => admin.send(verifyUser, { id: tasker.id, reason: 'Seen in Ikeja.' }))
    await step(async () => {
      const task = await market.createAssignedTask(payer, tasker)
      market.advanceClock(1000)
      await market.approve(payer, await market.submit(tasker, task))
    })
    await step(async () => payer.send(deleteTask, { id: (await market.postTask(payer))._id }))
    await step(() =>
      admin.send(changeStanding, { id: tasker.id, standing: 'limited', reason: 'Reported.' }),
    )
    const events = await timelineOf(tasker)
    expect(events.map(({ kind, what, reason }) => [kind, what, reason])).toEqual([
      ['act', 'admin.changeStanding', 'Reported.'],
      ['credit', expect.stringMatching(/^Payment for /), null],
      ['completed', null, null],
      ['awarded', null, null],
      ['act', 'admin.verifyUser', 'Seen in Ikeja.'],
      ['credit', 'Wallet funded', null],

      ['emailProven', null, null],
      ['registered', null, null],
    ])
    expect(kindsOf(await timelineOf(payer))).toEqual(
      expect.arrayContaining(['removed', 'completed', 'awarded', 'debit', 'posted', 'registered']),
    )
    // Page by page it is the same.
    expect(await timelineOf(tasker, 2)).toEqual(events)
  })
})

describe('notes about a user', () => {
  const write = (user: TestUser, text: string) =>
    admin.send(desk.writeUserNote, { id: user.id, text })

  it('have an author and a time, cannot be changed, and their text stays out of the audit log', async () => {
    const user = await market.createClient()
    await write(user, 'Called about the roof.')
    market.advanceClock(1000)
    expect((await write(user, 'Called again.')).status).toBe(201)
    const { body } = await admin.send(desk.listUserNotes, { id: user.id })
    expect(body.notes.map(({ text }) => text)).toEqual(['Called again.', 'Called about the roof.'])
    const name = (await market.runSql('SELECT username FROM users WHERE id = ?', admin.id))[0]
    expect(body.notes[0]).toMatchObject({ author: name?.['username'] })
    await expect(market.runSql("UPDATE admin_notes SET text = ''")).rejects.toThrow('immutable')
    const { entries } = (await admin.send(listAuditLog, { user: user.id })).body
    expect(entries.map(({ action }) => action)).toEqual([
      'admin.writeUserNote',
      'admin.writeUserNote',
    ])
    expect(JSON.stringify(entries)).not.toContain('Called')
  })

  it('are in the export of the user, and end with the account', async () => {
    const user = await market.createTasker()
    await write(user, 'Called about the roof.')
    const { ticket } = (await user.send(startExport, { password: TEST_PASSWORD })).body
    const { rows } = (await user.send(readExport, { ticket, section: 'account' })).body
    expect(JSON.parse(rows[0] ?? '')).toMatchObject({ notes: [{ text: 'Called about the roof.' }] })
    await user.send(closeAccount, { password: TEST_PASSWORD })
    expect(await market.runSql('SELECT * FROM admin_notes')).toEqual([])
    expect((await write(user, 'Late.')).status).toBe(404)
  })
})

describe('the sessions of a user', () => {
  it('are listed, and one or all are ended with a reason', async () => {
    const user = await market.createClient()
    await market.send(null, login, { email: user.email, password: TEST_PASSWORD })
    const list = async () =>
      (await admin.send(desk.listUserSessions, { id: user.id })).body.sessions.map(({ _id }) => _id)
    const [first, ...others] = await list()
    expect([first, others.length]).toEqual([expect.any(String), 1])
    const reason = 'The phone was stolen.'
    await admin.send(desk.endUserSessions, { id: user.id, session: others[0], reason })
    expect(await list()).toEqual([first])
    expect(
      (await admin.send(desk.endUserSessions, { id: user.id, session: others[0], reason })).status,
    ).toBe(404)
    expect((await admin.send(desk.endUserSessions, { id: user.id, reason })).status).toBe(200)
    expect((await user.send(listSessions, {})).status).toBe(401)
    const { entries } = (await admin.send(listAuditLog, { user: user.id })).body
    expect(entries.map((each) => each.reason)).toEqual([reason, reason])
    expect((await admin.send(desk.endUserSessions, { id: admin.id, reason })).status).toBe(403)
  })
})

describe('a notice from support', () => {
  const reason = 'They asked on the phone.'
  const send = (user: TestUser, some: object = {}) =>
    admin.send(desk.sendSupportNotice, {
      id: user.id,
      title: 'Your payment',
      text: 'It is here.\n\nThank you for waiting.',
      reason,
      ...some,
    })
  const newest = async (user: TestUser) => (await user.send(listNotices, {})).body.notices[0]

  it('reaches the user as from Onise support, in the app, and by email if that is chosen', async () => {
    const user = await market.createClient()
    expect((await send(user)).status).toBe(201)
    expect(await newest(user)).toMatchObject({
      kind: 'support',
      category: 'account',
      title: 'Onise support: Your payment',
      text: 'It is here.\nThank you for waiting.\nOnise never asks for your password, your PIN or a code.',
    })
    const due = async () =>
      (await market.runSql('SELECT email_at IS NOT NULL AS due FROM notices ORDER BY id')).map(
        ({ due: isDue }) => isDue,
      )
    await send(user, { email: true })
    expect(await due()).toEqual([0, 1])
    const { notes } = (await admin.send(desk.listUserNotes, { id: user.id })).body
    expect(notes[0]?.text).toBe(
      'Notice to the user: Your payment\nIt is here.\n\nThank you for waiting.',
    )
    const { entries } = (await admin.send(listAuditLog, { user: user.id })).body
    expect(entries[0]).toMatchObject({ action: 'admin.sendSupportNotice', reason })
    expect(JSON.stringify(entries)).not.toContain('payment')
  })

  it('has visible text without controls of direction, and waits when there were many', async () => {
    const user = await market.createClient()
    for (const some of [{ title: '\u200b\u2060' }, { text: ' \u202e\u00ad ' }, { text: '' }])
      expect([some, (await send(user, some)).status]).toEqual([some, 400])
    await send(user, { title: 'Your \u202epayment', text: 'It \u2066is here.' })
    const shown = await newest(user)
    expect([shown?.title, shown?.text.split('\n')[0]]).toEqual([
      'Onise support: Your payment',
      'It is here.',
    ])
    for (let n = 1; n < RATE_LIMITS.supportNotice.max; n++)
      expect((await send(user)).status).toBe(201)
    expect((await send(user)).status).toBe(429)
    expect((await send(await market.createClient())).status).toBe(201)
  })
})
