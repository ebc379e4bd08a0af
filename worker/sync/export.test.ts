import { beforeEach, describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { sendMessage } from '#schema/contract/chats.ts'
import { counterProposal } from '#schema/contract/counter-offers.ts'
import { readExport, startExport } from '#schema/contract/export.ts'
import { askForMaterials, releaseMaterials, sendReceipts } from '#schema/contract/materials.ts'
import { setNotices } from '#schema/contract/notices.ts'
import { proposeChange } from '#schema/contract/plan-changes.ts'
import { submitWork } from '#schema/contract/tasks.ts'
import { EXPORT_SECTIONS, type ExportSection } from '#schema/domain/export.ts'
import { newId } from '#schema/domain/ids.ts'
import { FILE_LINK_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import type { PlannedStage } from '#schema/domain/stages.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createStagedTask } from '#testing/worker/staged-task.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'
import { insertPhoneMessage } from '#worker/phone-messages/outbound-message.ts'

let market: Market
beforeEach(async () => {
  market = await createMarket()
})

const start = (user: TestUser, password = TEST_PASSWORD) => user.send(startExport, { password })
const tickets = new Map<string, string>()
/** One for each user: they are limited. */
async function ticketOf(user: TestUser): Promise<string> {
  const ticket = tickets.get(user.id) ?? (await start(user)).body.ticket
  tickets.set(user.id, ticket)
  return ticket
}

/** All pages of a part. */
async function readAll(user: TestUser, section: ExportSection) {
  const ticket = await ticketOf(user)
  const rows: Record<string, unknown>[] = []
  const files: { name: string; url: string }[] = []
  let cursor: string | null | undefined
  let pages = 0
  do {
    const input = { ticket, section, ...(cursor ? { cursor } : {}) }
    const { status, body } = await user.send(readExport, input)
    expect(status).toBe(200)
    rows.push(...body.rows.map((row) => JSON.parse(row)))
    files.push(...body.files)
    cursor = body.nextCursor
    pages++
  } while (cursor)
  return { rows, files, pages }
}

describe('the export', () => {
  it('has the account, work, money and files of both sides, each their own', async () => {
    const client = await market.createClient(naira(50_000))
    const tasker = await market.createTasker()
    await tasker.send(updateProfile, { profilePicture: imageFile(await createImage('jpeg')) })
    const task = await market.createAssignedTask(client, tasker)
    const submissionFile = imageFile(await createImage('jpeg'))
    await tasker.send(submitWork, { id: task._id, submissionNotes: 'Hung.', submissionFile })
    await market.approve(client, task)
    await tasker.send(setNotices, { language: 'pcm' })
    await tasker.send(sendMessage, {
      recipientId: client.id,
      message: 'Thank you',
      clientMsgId: newId('message'),
    })

    const { write } = insertPhoneMessage(market.settings, {
      to: { phone: '+2348031234567', id: tasker.id },
      channel: 'sms',
      template: 'code',
      params: { code: '135790', purpose: 'pin' },
      now: market.now(),
    })
    await market.write(write)
    const account = await readAll(tasker, 'account')
    expect(account.rows).toMatchObject([
      {
        email: tasker.email,
        phone: null,
        showsPhone: false,
        showsOnline: false,
        isListed: false,
        takesJobs: true,
        noticeSettings: { language: 'pcm' },
        sessions: [{ device: null }],
        phoneMessages: [{ phone: '+2348031234567', channel: 'sms', about: 'code', sentAt: null }],
        createdAt: expect.stringMatching(/Z$/),
      },
    ])
    expect(account.files).toEqual([
      {
        name: expect.stringMatching(/^profile\/.+\.jpg$/),
        url: expect.stringMatching(/^\/api\/files/),
      },
    ])
    const work = await readAll(tasker, 'work')
    expect(work.rows).toMatchObject([
      { kind: 'submission', notes: 'Hung.' },
      { kind: 'file' },
      { kind: 'event', event: 'submitted' },
    ])
    expect(work.files).toHaveLength(1)
    expect((await market.app.request(work.files[0]?.url ?? '')).status).toBe(200)
    expect((await readAll(client, 'work')).rows.map(({ event }) => event)).toEqual([
      'posted',
      'awarded',
      'approved',
    ])
    const tasks = await readAll(client, 'tasks')
    expect(tasks.rows).toMatchObject([{ _id: task._id, price: 18_000, status: 'completed' }])
    expect((await readAll(client, 'messages')).rows).toMatchObject([{ text: 'Thank you' }])
    expect((await readAll(tasker, 'transactions')).rows).toMatchObject([{ amount: 18_000 }])
    for (const section of EXPORT_SECTIONS) {
      const text = JSON.stringify((await readAll(client, section)).rows)
      expect([section, text.includes(tasker.email)]).toEqual([section, false])
    }
  })

  it('has lists of materials, their receipts, changes and counter-offers of who sent them', async () => {
    const plan = [
      { kind: 'materials', title: 'Wood', amount: naira(8000), date: '2026-03-10' },
      { kind: 'work', title: 'Doors', amount: naira(10_000), date: '2026-03-20' },
    ] as PlannedStage[]
    const { id, client, tasker } = await createStagedTask(market, 'all', plan)
    const list = newId('materials')
    const items = [{ what: 'Plywood', quantity: '4', amount: '5000' }]
    await tasker.send(askForMaterials, { id, n: '1', _id: list, items })
    await client.send(releaseMaterials, { id, n: '1', list, amount: '5000' })
    const evidence1 = imageFile(await createImage('jpeg'))
    await tasker.send(sendReceipts, { id, n: '1', spent: '5000', evidence1 })
    await client.send(proposeChange, { id, kind: 'date', n: '2', date: '2026-03-25', note: 'Rain' })
    const open = await market.postTask(client)
    const proposal = await market.apply(tasker, open)
    await client.send(counterProposal, { id: proposal._id, price: '9000', date: '2026-03-20' })

    const [tasks, work, own] = [
      await readAll(tasker, 'tasks'),
      await readAll(tasker, 'work'),
      await readAll(client, 'work'),
    ]
    expect(tasks.rows).toContainEqual(
      expect.objectContaining({
        stages: [
          expect.objectContaining({ materials: expect.objectContaining({ id: list }) }),
          expect.anything(),
        ],
      }),
    )
    expect(work.files).toHaveLength(1)
    expect(work.rows).toMatchObject([
      { kind: 'file', subject: list },
      { event: 'materialsAsked', amount: 5000 },
      { event: 'receiptsSent' },
    ])
    expect(own.files).toEqual([])
    expect(own.rows).toContainEqual(
      expect.objectContaining({ kind: 'counterOffer', proposal: proposal._id, price: 9000 }),
    )
    expect(own.rows.map(({ event }) => event)).toContain('changeProposed')
  })

  it('reads long lists in pages of 100, without a gap', async () => {
    const [one, other] = [await market.createClient(), await market.createTasker()]
    await market.apply(other, await market.postTask(one))
    const ids = Array.from({ length: 250 }, () => newId('notice'))
    const values = ids.map(
      (id) => `('${other.id}', '${id}', 'pinCreated', 'security', '{"at":1}', 1)`,
    )
    const logged = ids.map((id) => `('u:${other.id}', 'notice', '${id}', 'put', 1)`)
    await market.runSql(
      `INSERT INTO notices (user_id, id, kind, category, data, created_at) VALUES ${values.join()}`,
    )
    await market.runSql(`INSERT INTO changes (scope, entity, id, op, seq) VALUES ${logged.join()}`)
    const { rows, pages } = await readAll(other, 'notices')
    expect(pages).toBeGreaterThan(2)
    expect(rows.map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids))
  })
})

describe('a ticket', () => {
  it('needs the password', async () => {
    const { status, body } = await start(await market.createClient(), 'not the password')
    expect([status, body.code]).toEqual([403, 'wrong_password'])
  })

  it('works for its session alone, for an hour, and not when altered', async () => {
    const user = await market.createClient()
    const ticket = await ticketOf(user)
    const read = async (who: TestUser, text: string) =>
      (await who.send(readExport, { ticket: text, section: 'account' })).status
    expect(await read(user, ticket)).toBe(200)
    expect(await read(await market.createClient(), ticket)).toBe(403)
    expect(
      await read(
        user,
        ticket.replace(/^\d+/, (at) => String(Number(at) + 1)),
      ),
    ).toBe(403)
    market.advanceClock(FILE_LINK_MS)
    expect(await read(user, ticket)).toBe(403)
  })

  it('can be had five times a day', async () => {
    const user = await market.createClient()
    for (let n = 0; n < RATE_LIMITS.export.max; n++) expect((await start(user)).status).toBe(200)
    expect((await start(user)).status).toBe(429)
  })
})
