import { beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '#schema/contract/closing.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { readExport, startExport } from '#schema/contract/export.ts'
import { sync } from '#schema/contract/sync.ts'
import { readVerification, sendVerification } from '#schema/contract/verifications.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { VERIFICATION_MESSAGES as messages } from '#schema/domain/messages/verification.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { proofInput, type ProofInput } from '#testing/worker/proof.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'
import { openIdentityPicture } from '#worker/files/identity-pictures.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { purgeVerificationsJob, resealVerificationsJob } from './jobs.ts'

let market: Market
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  tasker = await market.createTasker()
})
const send = async (fields: ProofInput = {}, user = tasker) =>
  user.send(sendVerification, await proofInput(fields))
const rows = () => market.runSql('SELECT * FROM verifications ORDER BY created_at, id')
const decide = (values: string) => market.runSql(`UPDATE verifications SET ${values}`)

describe('the first proof', () => {
  it('is stored once with a notice, and the phone gets its state with the own user', async () => {
    const changes = await market.changesDuring(async () => {
      const { status, body } = await send()
      expect([status, body.message, body.fields]).toEqual([201, messages.sent, undefined])
      expect(market.lastRequestCost().roundTrips).toBeLessThanOrEqual(3)
    })
    expect(changes).toEqual([
      `u:${tasker.id} me put ${tasker.id}`,
      `u:${tasker.id} notice put verificationSent`,
    ])
    const expected = { state: 'sent', documentKind: 'nin', documentLast4: '8901', again: [] }
    const { verification } = (await tasker.send(readVerification, {})).body
    expect(verification).toMatchObject(expected)
    expect((await tasker.send(readDashboard, {})).body.userDetails.verification).toMatchObject(
      expected,
    )
    const { c } = (await tasker.send(sync, {})).body
    const me = c.find(({ e }) => e === 'me')
    expect(me?.op === 'put' && me.row).toMatchObject({ verification: expected })
  })

  it('leaves nothing readable in the database and in the files', async () => {
    await send()
    const [row] = await rows()
    const stored = JSON.stringify(row)
    for (const text of ['Ngozi', 'Okafor', '1990', '12345678901'])
      expect(stored).not.toContain(text)
    const { objects } = await market.deps.files.list()
    expect(objects.map(({ key }) => key.split('/')[0])).toEqual(['identity', 'identity'])
    for (const { key } of objects) {
      const bytes = new Uint8Array(
        (await (await market.deps.files.get(key))?.arrayBuffer()) ?? new ArrayBuffer(0),
      )
      expect([...bytes.subarray(0, 3)]).not.toEqual([0xff, 0xd8, 0xff])
      expect(Buffer.from(bytes).includes('Exif')).toBe(false)
    }
    const opened = await openIdentityPicture(market.deps, String(row?.['document_file']))
    expect(opened.mime).toBe('image/jpeg')
    expect(Buffer.from(opened.bytes).includes('Tecno')).toBe(false)
  })

  it('says nothing about the same document under another account', async () => {
    const other = await market.createTasker()
    const one = await send()
    const two = await send({ name: 'Emeka Bello' }, other)
    expect([two.status, two.body.message]).toEqual([one.status, one.body.message])
    const [first, second] = await rows()
    expect(second?.['number_hash']).toBe(first?.['number_hash'])
  })
})

describe('a proof is refused', () => {
  it.each<[ProofInput, string, string]>([
    [{ name: undefined }, 'name', 'Name on the document is required'],
    [{ facePicture: undefined }, 'facePicture', 'Picture of your face is required'],
    [{ birthDate: '2009-01-01' }, 'birthDate', messages.tooYoung],
    [{ birthDate: '2090-01-01' }, 'birthDate', messages.birthDateNotReal],
    [{ documentNumber: '123' }, 'documentNumber', messages.numbers.nin],
    [{ documentKind: 'passport' }, 'documentNumber', messages.numbers.passport],
    [{ documentKind: 'library' as 'nin' }, 'documentKind', messages.kind],
  ])('with %o', async (fields, field, message) => {
    const { status, body } = await send(fields)
    expect([status, body.fields]).toEqual([400, { [field]: message }])
    expect(await rows()).toEqual([])
  })

  it('with a picture that is too small, the same picture twice, or a file that is none', async () => {
    const small = imageFile(await createImage('png'))
    expect((await send({ documentPicture: small })).body.fields).toEqual({
      documentPicture: messages.pictures.too_small,
    })
    const { documentPicture } = await proofInput()
    expect((await send({ facePicture: documentPicture })).body.fields).toEqual({
      facePicture: messages.pictures.same_twice,
    })
    expect((await send({ facePicture: new File(['%PDF-1.4'], 'a.pdf') })).status).toBe(415)
    expect((await market.deps.files.list()).objects).toEqual([])
  })

  it('of administrators, of verified users, and while one waits', async () => {
    const admin = await market.createUser('admin')
    expect((await send({}, admin)).status).toBe(403)
    await send()
    expect((await send()).body.code).toBe('verification_waits')
    await decide("state = 'verified', decided_at = 1")
    await market.runSql('UPDATE users SET is_verified = 1 WHERE id = ?', tasker.id)
    expect((await send()).body).toMatchObject({ code: 'already_verified', error: messages.done })
  })

  it('after three refusals in 30 days, until the first of them is 30 days old', async () => {
    for (const _ of [1, 2, 3]) {
      expect((await send()).status).toBe(201)
      await market.runSql(
        "UPDATE verifications SET state = 'refused', refusal = 'notYou', decided_at = ? WHERE state = 'sent'",
        market.now(),
      )
      market.advanceClock(DAY_MS)
    }
    const { status, body } = await send()
    expect([status, body.code]).toEqual([409, 'verification_limit'])
    expect(body.error).toContain('You can try again on')
    market.advanceClock(27 * DAY_MS)
    expect((await send()).status).toBe(201)
  })
})

describe('a step that is needed again', () => {
  it('replaces only that step of the same attempt, and its old picture is deleted', async () => {
    await send()
    await decide(`state = 'needs_again', again = '[{"step":"face","reason":"dark"}]'`)
    const [before] = await rows()
    market.advanceClock(1000)
    const { facePicture } = await proofInput()
    expect((await tasker.send(sendVerification, {})).body.fields).toEqual({
      facePicture: 'Picture of your face is required',
    })
    const again = await tasker.send(sendVerification, { facePicture, name: 'Somebody Else' })
    expect(again.status).toBe(201)
    const [after, ...others] = await rows()
    expect(others).toEqual([])
    expect(after).toMatchObject({ state: 'sent', again: '[]', sent_at: market.now() })
    for (const column of ['id', 'name_enc', 'number_enc', 'document_file', 'created_at'])
      expect([column, after?.[column]]).toEqual([column, before?.[column]])
    expect(after?.['face_file']).not.toBe(before?.['face_file'])
    await expect.poll(async () => (await market.deps.files.list()).objects.length).toBe(2)
    await expect(openIdentityPicture(market.deps, String(before?.['face_file']))).rejects.toThrow(
      'We could not find that.',
    )
  })
})

describe('what is stored', () => {
  it('is in the copy of the own data, and gone with the account', async () => {
    await send()
    const { ticket } = (await tasker.send(startExport, { password: TEST_PASSWORD })).body
    const { rows: lines } = (await tasker.send(readExport, { ticket, section: 'account' })).body
    expect(JSON.parse(lines[0] ?? '{}').verifications).toEqual([
      expect.objectContaining({
        name: 'Ngozi Adaeze Okafor',
        birthDate: '1990-05-17',
        documentNumber: '12345678901',
        pictures: ['document', 'face'],
      }),
    ])
    expect((await tasker.send(closeAccount, { password: TEST_PASSWORD })).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  it('loses pictures, number and date of birth 30 days after the decision, and keeps the name of a verified user', async () => {
    await send()
    await decide(`state = 'verified', decided_at = ${market.now()}`)
    market.advanceClock(30 * DAY_MS - 1)
    await runJobs(market.deps, [purgeVerificationsJob])
    expect((await market.deps.files.list()).objects).toHaveLength(2)
    market.advanceClock(1)
    await runJobs(market.deps, [purgeVerificationsJob])
    expect((await market.deps.files.list()).objects).toEqual([])
    const [row] = await rows()
    expect(row).toMatchObject({ number_enc: null, birth_date_enc: null, face_file: null })
    expect([row?.['number_last4'], typeof row?.['name_enc']]).toEqual(['8901', 'string'])
    expect(String(row?.['number_hash'])).toHaveLength(64)
  })

  it('ends when nothing that was asked for has come in 30 days, and the phone is told', async () => {
    await send()
    const again = '[{"step":"face","reason":"dark"}]'
    await decide(`state = 'needs_again', again = '${again}', decided_at = ${market.now()}`)
    market.advanceClock(30 * DAY_MS)
    const changes = await market.changesDuring(() => runJobs(market.deps, [purgeVerificationsJob]))
    expect(changes).toEqual([`u:${tasker.id} me put ${tasker.id}`])
    const gone = { document_file: null, face_file: null, name_enc: null, number_enc: null }
    expect(await rows()).toMatchObject([{ state: 'ended', ...gone }])
  })

  it('is encrypted again during a rotation, and stays readable with the new secret alone', async () => {
    await send()
    const { settings } = market.deps
    const next = 'next-'.padEnd(40, 'y')
    Object.assign(settings, {
      IDENTITY_SECRET: next,
      IDENTITY_SECRET_OLD: settings.IDENTITY_SECRET,
    })
    await runJobs(market.deps, [resealVerificationsJob])
    Object.assign(settings, { IDENTITY_SECRET_OLD: '' })
    const [row] = await rows()
    expect((await openIdentityPicture(market.deps, String(row?.['face_file']))).mime).toBe(
      'image/jpeg',
    )
    const other = await market.createTasker()
    await send({}, other)
    const hashes = (await rows()).map((each) => each['number_hash'])
    expect(new Set(hashes).size).toBe(1)
  })
})
