import { beforeEach, describe, expect, it } from 'vitest'
import { readProfile } from '#schema/contract/accounts.ts'
import {
  listAllUsers,
  readOverview,
  unverifyUser,
  verifyUser,
} from '#schema/contract/admin-lists.ts'
import { readUser } from '#schema/contract/admin-users.ts'
import * as admin from '#schema/contract/admin-verifications.ts'
import { listApplicants } from '#schema/contract/proposals.ts'
import { readVerification, sendVerification } from '#schema/contract/verifications.ts'
import { REVIEW_LOCK_MS } from '#schema/domain/verification.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { proofInput, type ProofInput } from '#testing/worker/proof.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let tasker: TestUser
let ada: TestUser
let ben: TestUser
beforeEach(async () => {
  market = await createMarket()
  tasker = await market.createTasker()
  ada = await market.createUser('admin')
  ben = await market.createUser('admin')
})
async function send(user = tasker, fields: ProofInput = {}) {
  expect((await user.send(sendVerification, await proofInput(fields))).status).toBe(201)
  const [row] = await market.runSql(
    'SELECT id FROM verifications WHERE user_id = ? ORDER BY created_at DESC',
    user.id,
  )
  return { id: String(row?.['id']) as never }
}
const audit = () =>
  market.runSql('SELECT action, actor_id, subject, reason, details FROM audit_log ORDER BY seq')
const own = async () => (await tasker.send(readVerification, {})).body.verification
const open = (url: string | null) => market.app.request(`https://onise.example${url}`)

describe('the queue', () => {
  it('is oldest first, page by page, and the overview has its number and the age of the oldest', async () => {
    const other = await market.createClient()
    const first = await send(other)
    const oldest = new Date(market.now()).toISOString()
    market.advanceClock(1000)
    const second = await send()
    const page = (await ada.send(admin.listVerifications, { limit: 1 })).body
    expect(page.verifications.map(({ _id }) => _id)).toEqual([first.id])
    const cursor = page.nextCursor ?? ''
    const next = (await ada.send(admin.listVerifications, { limit: 1, cursor })).body
    expect(next.verifications.map(({ _id }) => _id)).toEqual([second.id])
    const { queues, oldestVerification } = (await ada.send(readOverview, {})).body
    expect([queues.verifications, oldestVerification]).toEqual([2, oldest])
  })
})

describe('two administrators', () => {
  it('read who has taken it, and the user is listed with the proof that waits', async () => {
    const at = await send()
    const listed = async () =>
      (await ada.send(listAllUsers, { userType: 'tasker' })).body.users[0]?.waitingVerification
    await ada.send(admin.takeVerification, at)
    const { verifications } = (await ben.send(admin.listVerifications, {})).body
    const [row] = await market.runSql('SELECT username FROM users WHERE id = ?', ada.id)
    expect(verifications[0]?.takenBy).toEqual({ _id: ada.id, name: row?.['username'] })
    expect((await ben.send(readUser, { id: tasker.id })).body.waitingVerification).toBe(at.id)
    expect(await listed()).toBe(at.id)
    await ada.send(admin.decideVerification, { ...at, decision: 'verified' })
    expect(await listed()).toBeNull()
  })

  it('do not decide the same: one takes it, and the other after 15 minutes', async () => {
    const at = await send()
    const taken = await ada.send(admin.takeVerification, at)
    expect(taken.status).toBe(200)
    expect((await ben.send(admin.takeVerification, at)).body.code).toBe('verification_taken')
    expect((await ben.send(admin.decideVerification, { ...at, decision: 'verified' })).status).toBe(
      409,
    )
    market.advanceClock(REVIEW_LOCK_MS)
    expect((await ben.send(admin.takeVerification, at)).status).toBe(200)
    expect((await ada.send(admin.decideVerification, { ...at, decision: 'verified' })).status).toBe(
      409,
    )
    expect((await ben.send(admin.decideVerification, { ...at, decision: 'verified' })).status).toBe(
      200,
    )
    expect(await market.noticesTo(tasker)).toEqual(
      expect.arrayContaining(['verificationSent', 'verificationReviewing', 'verified']),
    )
    expect(
      (await market.noticesTo(tasker)).filter((kind) => kind === 'verificationReviewing'),
    ).toHaveLength(1)
  })

  it('decide nothing that nobody has taken, and nothing twice', async () => {
    const at = await send()
    const decision = { ...at, decision: 'verified' as const }
    expect((await ada.send(admin.decideVerification, decision)).body.code).toBe('moved_on')
    await ada.send(admin.takeVerification, at)
    expect((await ada.send(admin.decideVerification, decision)).status).toBe(200)
    expect((await ada.send(admin.decideVerification, decision)).status).toBe(409)
    expect((await ada.send(admin.takeVerification, at)).status).toBe(409)
  })
})

describe('a decision', () => {
  it('verifies: the badge, an entry of the audit log without what was typed, and a notice', async () => {
    const at = await send()
    await ada.send(admin.takeVerification, at)
    await ada.send(admin.decideVerification, { ...at, decision: 'verified' })
    expect(await own()).toMatchObject({ state: 'verified' })
    const profile = async () => (await market.send(null, readProfile, { id: tasker.id })).body.user
    const checks = { identityAt: new Date(market.now()).toISOString(), bank: false }
    expect(await profile()).toMatchObject({ isVerified: true, checks })
    await market.runSql('UPDATE users SET suppressed_at = 1 WHERE id = ?', tasker.id)
    const limited = (await tasker.send(readProfile, { id: tasker.id })).body.user
    expect(limited).toMatchObject({ isVerified: false, checks: { identityAt: null, bank: false } })
    const entries = await audit()
    expect(entries.at(-1)).toMatchObject({
      action: 'adminVerifications.decide',
      actor_id: ada.id,
      subject: tasker.id,
      details: JSON.stringify({ verification: at.id, decision: 'verified' }),
    })
    expect(JSON.stringify(entries)).not.toMatch(/Okafor|12345678901/)
  })

  it('asks for steps again with a reason each, which the user reads', async () => {
    const at = await send()
    await ada.send(admin.takeVerification, at)
    const none = await ada.send(admin.decideVerification, { ...at, decision: 'needs_again' })
    expect([none.status, Object.keys(none.body.fields ?? {})]).toEqual([400, ['again']])
    const again = [{ step: 'document', reason: 'glare' }] as const
    const { status } = await ada.send(admin.decideVerification, {
      ...at,
      decision: 'needs_again',
      again: [...again],
    })
    expect(status).toBe(200)
    expect(await own()).toMatchObject({ state: 'needs_again', again })
    expect(await market.noticesTo(tasker)).toContain('verificationAgain')
  })

  it('refuses a reason of another step', async () => {
    const at = await send()
    await ada.send(admin.takeVerification, at)
    const again = [{ step: 'face', reason: 'expired' }] as never
    const { status } = await ada.send(admin.decideVerification, {
      ...at,
      decision: 'needs_again',
      again,
    })
    expect(status).toBe(400)
  })

  it('refuses with a reason, and without one not', async () => {
    const at = await send()
    await ada.send(admin.takeVerification, at)
    expect((await ada.send(admin.decideVerification, { ...at, decision: 'refused' })).status).toBe(
      400,
    )
    await ada.send(admin.decideVerification, { ...at, decision: 'refused', refusal: 'notYou' })
    expect(await own()).toMatchObject({ state: 'refused', refusal: 'notYou' })
    expect((await own())?.refusedAt).toHaveLength(1)
  })
})

describe('pictures', () => {
  it('leave only through a call in the audit log, for five minutes, and are not stored by anybody', async () => {
    const at = await send()
    const [row] = await market.runSql('SELECT face_file FROM verifications')
    const path = `/api/admin/verification-pictures/${row?.['face_file']}`
    expect((await open(path)).status).toBe(403)
    expect((await open(`/api/files/private/${row?.['face_file']}`)).status).toBe(403)
    expect(await audit()).toEqual([])
    expect((await tasker.send(admin.openVerificationPictures, at)).status).toBe(403)

    const { body } = await ada.send(admin.openVerificationPictures, at)
    expect(await audit()).toEqual([
      expect.objectContaining({
        action: 'adminVerifications.openPictures',
        actor_id: ada.id,
        subject: tasker.id,
      }),
    ])
    for (const url of [body.document, body.face]) {
      const picture = await open(url)
      expect([
        picture.status,
        picture.headers.get('content-type'),
        picture.headers.get('cache-control'),
      ]).toEqual([200, 'image/jpeg', 'private, no-store'])
      expect([...new Uint8Array(await picture.arrayBuffer()).subarray(0, 2)]).toEqual([0xff, 0xd8])
    }
    expect((await open((body.face ?? '').replace(ada.id, ben.id))).status).toBe(403)
    market.advanceClock(5 * 60_000 + 1)
    expect((await open(body.face)).status).toBe(403)
  })

  it('need the second factor where it is required', async () => {
    const at = await send()
    Object.assign(market.deps.settings, { SECOND_FACTOR: 'required' })
    const { status, body } = await ada.send(admin.openVerificationPictures, at)
    expect([status, body.code]).toEqual([403, 'second_factor_needed'])
    expect(await audit()).toEqual([])
  })
})

describe('the file of a proof', () => {
  it('has what was typed, how the names of bank accounts match, and who shares document, account or browser', async () => {
    const other = await market.createTasker()
    await send(other, { name: 'Emeka Bello' })
    const at = await send()
    await market.runSql(
      `INSERT INTO bank_accounts (id, user_id, bank_code, bank_name, account_number_enc, account_last4, account_name,
        fingerprint, key_id, created_at, last_used_at)
      SELECT id || '-b', id, '058', 'GTB', 'x', '6789', 'OKAFOR NGOZI', 'same', 'k', 1, 1 FROM users WHERE id IN (?, ?)`,
      tasker.id,
      other.id,
    )
    await market.runSql(
      "INSERT INTO known_devices SELECT id, 'shared', 1 FROM users WHERE id IN (?, ?)",
      tasker.id,
      other.id,
    )
    const { body } = await ada.send(admin.readVerificationFile, at)
    expect(market.lastRequestCost().roundTrips).toBe(1)
    expect(body).toMatchObject({
      name: 'Ngozi Adaeze Okafor',
      birthDate: '1990-05-17',
      documentNumber: '12345678901',
      pictures: ['document', 'face'],
      bankAccounts: [{ accountName: 'OKAFOR NGOZI', match: 'same' }],
    })
    expect(body.sharing.map(({ by, user }) => [by, user._id]).toSorted()).toEqual([
      ['bankAccount', other.id],
      ['device', other.id],
      ['document', other.id],
    ])
    await ada.send(admin.takeVerification, at)
    await ada.send(admin.decideVerification, { ...at, decision: 'verified' })
    const [user] = await market.runSql(
      'SELECT bank_name_checked_at FROM users WHERE id = ?',
      tasker.id,
    )
    expect(user?.['bank_name_checked_at']).toBe(market.now())
  })

  it('has earlier attempts', async () => {
    const first = await send()
    await ada.send(admin.takeVerification, first)
    await ada.send(admin.decideVerification, {
      ...first,
      decision: 'refused',
      refusal: 'notGenuine',
    })
    market.advanceClock(1000)
    const { earlier } = (await ada.send(admin.readVerificationFile, await send())).body
    expect(earlier).toMatchObject([{ _id: first.id, state: 'refused', refusal: 'notGenuine' }])
  })
})

describe('Verify Now without a proof', () => {
  it('shows the badge beside a proposal without a date, and with one after a proof', async () => {
    const client = await market.createClient()
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const checks = async () =>
      (await client.send(listApplicants, { id: task._id })).body.applicants[0]?.tasker.checks
    await ada.send(verifyUser, { id: tasker.id })
    expect(await checks()).toEqual({ identityAt: null, bank: false })
    await ada.send(unverifyUser, { id: tasker.id, reason: 'Again.' })
    await ada.send(verifyUser, { id: tasker.id, document: 'passport' })
    expect(await checks()).toEqual({
      identityAt: new Date(market.now()).toISOString(),
      bank: false,
    })
  })

  it('is taken back with the proof, whose check then counts no more', async () => {
    const at = await send()
    await ada.send(admin.takeVerification, at)
    await ada.send(admin.decideVerification, { ...at, decision: 'verified' })
    const back = await ada.send(unverifyUser, { id: tasker.id, reason: 'Another person.' })
    expect(back.status).toBe(200)
    expect(await own()).toMatchObject({ state: 'ended' })
    const [user] = await market.runSql(
      'SELECT identity_checked_at FROM users WHERE id = ?',
      tasker.id,
    )
    expect(user?.['identity_checked_at']).toBeNull()
  })
})
