import { beforeEach, describe, expect, it } from 'vitest'
import { createPin, readPin, updatePin } from '#schema/contract/pins.ts'
import { changeSetting } from '#schema/contract/settings.ts'
import { PIN_LOCK_MS, PIN_LONG_LOCK_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import {
  createTestServer,
  TEST_PASSWORD,
  type TestUser,
  type TestServer,
} from '#testing/worker/test-server.ts'
import type { Settings } from '#worker/env.ts'

let world: TestServer
let user: TestUser
const open = async (settings: Partial<Settings> = {}) => {
  world = await createTestServer({ settings })
  user = await world.createUser('tasker')
}
beforeEach(() => open())

const create = (pin: string | number, confirm_pin = pin) =>
  user.send(createPin, { pin, confirm_pin })
const update = (old_pin: string, new_pin = '8264') => user.send(updatePin, { old_pin, new_pin })
const row = async () => (await world.runSql('SELECT * FROM pins'))[0]
/** Counts all attempts that are ever consumed. */
const countAttempts = () =>
  world.db.$client.batch(
    [
      'CREATE TABLE consumed (n INTEGER)',
      'CREATE TRIGGER watch AFTER UPDATE OF failed_attempts ON pins WHEN NEW.failed_attempts > OLD.failed_attempts BEGIN INSERT INTO consumed VALUES (1); END',
    ],
    'write',
  )
const consumedAttempts = async () =>
  (await world.runSql('SELECT count(*) AS n FROM consumed'))[0]?.['n']

describe('creating a PIN', () => {
  it('creates one PIN with its leading zero and stores no digit of it in plain text', async () => {
    expect((await user.send(readPin, {})).body).toMatchObject({
      hasPin: false,
      lockedUntil: null,
      withdrawalsPausedUntil: null,
      limitedUntil: null,
    })
    expect(await create('0407')).toMatchObject({ status: 200, body: { message: 'PIN created.' } })
    expect((await user.send(readPin, {})).body.hasPin).toBe(true)
    expect(await create('5846')).toMatchObject({
      status: 409,
      body: { code: 'pin_exists', error: 'You already have a PIN. Update it instead.' },
    })
    expect(await update('407')).toMatchObject({ status: 400 })
    expect((await update('0407')).status).toBe(200)
    // Not four digits within a hash or an id.
    const plainText = /(?<![\w-])(0407|8264)(?![\w-])/
    expect(JSON.stringify(await row())).not.toMatch(plainText)
    const records = await world.runSql('SELECT * FROM idempotency_keys')
    expect(JSON.stringify(records)).not.toMatch(plainText)
  })

  it('creates one PIN for two requests at once', async () => {
    const responses = await Promise.all([create('0407'), create('0408')])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each([
    ['0407', '0408', 400, 'Pins do not match'],
    ['407', '407', 400, 'Pin must be 4 to 6 digits'],
    [407, '0407', 400, 'Pin must be 4 to 6 digits'],
    ['1234567', '1234567', 400, 'Pin must be 4 to 6 digits'],
    ['12a4', '12a4', 400, 'Pin must be 4 to 6 digits'],
    ['٠٤٠', '٠٤٠', 400, 'Pin must be 4 to 6 digits'],
    ['٠٤٠٧', '０４０７', 200, undefined],
    [4071, '4071', 200, undefined],
    ['1234', '1234', 200, undefined],
  ])('answers %s confirmed by %s with %i %s', async (pin, confirmation, status, error) => {
    const response = await create(pin, confirmation)
    expect([response.status, response.body.error]).toEqual([status, error])
  })

  describe('while easily guessed PINs are refused', () => {
    beforeEach(() => open({ WEAK_PIN: 'refuse' }))
    const isWeak = { status: 400, body: { code: 'pin_weak' } }

    it.each(['1111', '1234', '1987', 454545])('rejects %s', async (pin) => {
      expect(await create(pin, String(pin))).toMatchObject(isWeak)
    })

    it('rejects one as a change too, until an administrator allows them', async () => {
      expect((await create('4071')).status).toBe(200)
      const fields = { new_pin: expect.any(String) }
      expect(await update('4071', '2000')).toMatchObject({ ...isWeak, body: { fields } })
      const admin = await world.createUser('admin')
      const input = { name: 'refuseWeakPins', value: 0, reason: 'Agreed for March.' } as const
      expect((await admin.send(changeSetting, input)).status).toBe(200)
      expect((await update('4071', '2000')).status).toBe(200)
    })
  })

  it('needs the password, counted as a log-in, while there is money in the wallet', async () => {
    const rich = await world.createUser('tasker', naira(100))
    const createFirst = (password?: string) =>
      rich.send(createPin, { pin: '4071', confirm_pin: '4071', ...(password && { password }) })
    expect(await createFirst()).toMatchObject({
      status: 403,
      body: { code: 'password_needed', fields: { password: expect.any(String) } },
    })
    expect(await createFirst('a wrong password')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    })
    expect(await world.runSql('SELECT * FROM pins')).toEqual([])
    expect((await createFirst(TEST_PASSWORD)).status).toBe(200)
    const other = await world.createUser('tasker', naira(100))
    const guess = () =>
      other.send(createPin, { pin: '4071', confirm_pin: '4071', password: 'a wrong password' })
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(403)
    expect((await guess()).status).toBe(429)
  })

  it('sends an email for the new PIN and for each change', async () => {
    await create('0407')
    await update('0407')
    expect(world.mailbox.emails().toReversed()).toMatchObject([
      { to: user.email, subject: 'Your wallet has a PIN now' },
      { to: user.email, subject: 'Your PIN was changed' },
    ])
  })
})

describe('wrong PINs', () => {
  beforeEach(() => create('4071'))

  it('counts the attempts down; five lock for 30 minutes, also for the right PIN', async () => {
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      const message = `Wrong PIN. ${left} left.`
      expect(await update('0000')).toMatchObject({
        status: 403,
        body: { code: 'wrong_pin', error: message, fields: { old_pin: message } },
      })
    }
    const locked = await update('0000')
    expect(locked).toMatchObject({ status: 423, body: { code: 'pin_locked' } })
    expect(locked.body.error).toBe(
      'Your PIN is locked after too many wrong tries. Try again after 4 Mar, 10:30 AM.',
    )
    expect(locked.headers.get('retry-after')).toBe('1800')
    expect((await user.send(readPin, {})).body.lockedUntil).toBe('2026-03-04T09:30:00.000Z')
    world.advanceClock(PIN_LOCK_MS - 60_000)
    expect((await update('4071')).headers.get('retry-after')).toBe('60')
    world.advanceClock(60_000)
    expect((await update('4071')).status).toBe(200)
    expect(await row()).toMatchObject({
      failed_attempts: 0,
      lock_count: 0,
      locked_until: null,
      version: 2,
    })
  })

  it('locks for a day after three more, and again after three more', async () => {
    for (let i = 0; i < 5; i++) await update('0000')
    for (const lockMs of [PIN_LOCK_MS, PIN_LONG_LOCK_MS]) {
      world.advanceClock(lockMs)
      expect((await update('0000')).body.error).toBe('Wrong PIN. 2 tries left.')
      await update('0000')
      const locked = await update('0000')
      expect([locked.status, locked.headers.get('retry-after')]).toEqual([423, '86400'])
    }
  })

  it('starts the count again after the right PIN', async () => {
    for (let i = 0; i < 4; i++) await update('0000')
    expect((await update('4071', '9036')).status).toBe(200)
    expect((await update('0000')).body.error).toBe('Wrong PIN. 4 tries left.')
  })

  it('consumes five attempts for fifty guesses at once', async () => {
    await countAttempts()
    const guesses = Array.from({ length: 50 }, (_, i) => String(5000 + i))
    const responses = await Promise.all(guesses.map((guess) => update(guess)))
    expect(await consumedAttempts()).toBe(5)
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => ![403, 423, 429].includes(status))).toEqual([])
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(4)
    expect((await update('4071')).status).toBe(423)
    expect(await row()).toMatchObject({ failed_attempts: 0, lock_count: 1, version: 1 })
  })

  it('answers 429 with one second while running checks hold all attempts', async () => {
    await world.runSql('UPDATE pins SET failed_attempts = 5, updated_at = ?', world.now())
    const response = await update('4071')
    expect(response).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(response.headers.get('retry-after')).toBe('1')
    await world.runSql('UPDATE pins SET failed_attempts = 4')
    expect((await update('4071')).status).toBe(200)
  })

  it('refunds the attempts of crashed checks one at a time', async () => {
    await world.runSql('UPDATE pins SET failed_attempts = 5, updated_at = ?', world.now())
    world.advanceClock(10_000)
    expect((await update('0000')).status).toBe(423)
    world.advanceClock(PIN_LOCK_MS)
    await world.runSql('UPDATE pins SET failed_attempts = 3, updated_at = ?', world.now())
    world.advanceClock(10_000)
    expect((await update('4071')).status).toBe(200)
  })

  it('has the same response for every old PIN once a request key has succeeded', async () => {
    const send = (old_pin: string) => user.send(updatePin, { old_pin, new_pin: '9036' }, 'one-key')
    const first = await send('4071')
    for (const guess of ['4071', '0000', '9036'])
      expect((await send(guess)).body).toEqual(first.body)
    expect(await row()).toMatchObject({ version: 2, failed_attempts: 0 })
  })

  it('returns the stored response to a repeated request and consumes no attempt', async () => {
    const send = () => user.send(updatePin, { old_pin: '4071', new_pin: '9036' }, 'one-key')
    const responses = await Promise.all([send(), send(), send()])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await send()).headers.get('idempotency-replayed')).toBe('true')
    expect(await row()).toMatchObject({ version: 2, failed_attempts: 0 })
  })
})
