import { beforeEach, describe, expect, it } from 'vitest'
import { createPin, readPin, updatePin } from '#schema/contract/withdrawals.ts'
import { PIN_LOCK_MS, PIN_LONG_LOCK_MS } from '#schema/domain/limits.ts'
import { newPost } from '../test/post.ts'
import { newWorld, type Person, type World } from '../test/world.ts'

let world: World
let post: ReturnType<typeof newPost>
let person: Person
const open = async (settings = {}) => {
  post = newPost()
  world = await newWorld({ outside: post.outside, settings })
  person = await world.person('tasker')
}
beforeEach(() => open())

const create = (pin: string | number, confirm_pin = pin) =>
  person.send(createPin, { pin, confirm_pin })
const update = (old_pin: string, new_pin = '8264') => person.send(updatePin, { old_pin, new_pin })
const row = async () => (await world.rows('SELECT * FROM pins'))[0]
/** How many tries were ever taken. */
const watchTries = () =>
  world.db.$client.batch(
    [
      'CREATE TABLE seen (n INTEGER)',
      'CREATE TRIGGER watch AFTER UPDATE OF fails ON pins WHEN NEW.fails > OLD.fails BEGIN INSERT INTO seen VALUES (1); END',
    ],
    'write',
  )
const taken = async () => (await world.rows('SELECT count(*) AS n FROM seen'))[0]?.['n']

describe('R42: making a PIN', () => {
  it('is done once; a leading zero stays, and nothing of it can be read anywhere', async () => {
    expect((await person.send(readPin, {})).body).toEqual({
      hasPin: false,
      lockedUntil: null,
      restsUntil: null,
    })
    expect(await create('0407')).toMatchObject({ status: 200, body: { message: 'PIN created.' } })
    expect((await person.send(readPin, {})).body.hasPin).toBe(true)
    expect(await create('5555')).toMatchObject({
      status: 409,
      body: { code: 'pin_exists', error: 'You already have a PIN. Update it instead.' },
    })
    expect(await update('407')).toMatchObject({ status: 400 })
    expect((await update('0407')).status).toBe(200)
    expect(JSON.stringify(await row())).not.toMatch(/0407|8264/)
    expect(JSON.stringify(await world.rows('SELECT * FROM receipts'))).not.toMatch(/0407|8264/)
  })

  it('two at once make one', async () => {
    const answers = await Promise.all([create('0407'), create('0408')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each([
    ['0407', '0408', 400, 'Pins do not match'],
    ['407', '407', 400, 'Pin must be 4 to 6 digits'],
    [407, '0407', 400, 'Pin must be 4 to 6 digits'],
    ['1234567', '1234567', 400, 'Pin must be 4 to 6 digits'],
    ['12a4', '12a4', 400, 'Pin must be 4 to 6 digits'],
    ['٠١٢٣', '٠١٢٣', 400, 'Pin must be 4 to 6 digits'],
    [4071, '4071', 200, undefined],
    ['1111', '1111', 200, undefined],
  ])('%s, confirmed by %s: %i %s', async (pin, confirmed, status, error) => {
    const heard = await create(pin, confirmed)
    expect([heard.status, heard.body.error]).toEqual([status, error])
  })

  it('WEAK_PIN=refuse turns away what is tried first, at making and at changing', async () => {
    await open({ WEAK_PIN: 'refuse' })
    expect(await create('1234')).toMatchObject({ status: 400, body: { code: 'pin_weak' } })
    expect((await create('4071')).status).toBe(200)
    expect(await update('4071', '2000')).toMatchObject({
      status: 400,
      body: { code: 'pin_weak', fields: { new_pin: expect.any(String) } },
    })
  })

  it('is told by letter, as every change is', async () => {
    await create('0407')
    await update('0407')
    expect(post.letters).toMatchObject([
      { to: person.email, subject: 'Your wallet has a PIN now' },
      { to: person.email, subject: 'Your PIN was changed' },
    ])
  })
})

describe('R42: wrong tries', () => {
  beforeEach(() => create('4071'))

  it('are counted down in words; five lock for 30 minutes, the right PIN too', async () => {
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      const words = `Wrong PIN. ${left} left.`
      expect(await update('0000')).toMatchObject({
        status: 403,
        body: { code: 'wrong_pin', error: words, fields: { old_pin: words } },
      })
    }
    const locked = await update('0000')
    expect(locked).toMatchObject({ status: 423, body: { code: 'pin_locked' } })
    expect(locked.body.error).toBe(
      'Your PIN is locked after too many wrong tries. Try again after 4 Mar, 10:30 AM.',
    )
    expect(locked.headers.get('retry-after')).toBe('1800')
    expect((await person.send(readPin, {})).body.lockedUntil).toBe('2026-03-04T09:30:00.000Z')
    world.wait(PIN_LOCK_MS - 60_000)
    expect((await update('4071')).headers.get('retry-after')).toBe('60')
    world.wait(60_000)
    expect((await update('4071')).status).toBe(200)
    expect(await row()).toMatchObject({ fails: 0, locks: 0, locked_until: null, version: 2 })
  })

  it('three more lock for a day, and then three again', async () => {
    for (let i = 0; i < 5; i++) await update('0000')
    for (const _ of [1, 2]) {
      world.wait(_ === 1 ? PIN_LOCK_MS : PIN_LONG_LOCK_MS)
      expect((await update('0000')).body.error).toBe('Wrong PIN. 2 tries left.')
      await update('0000')
      const locked = await update('0000')
      expect([locked.status, locked.headers.get('retry-after')]).toEqual([423, '86400'])
    }
  })

  it('a right one begins the count anew', async () => {
    for (let i = 0; i < 4; i++) await update('0000')
    expect((await update('4071', '9036')).status).toBe(200)
    expect((await update('0000')).body.error).toBe('Wrong PIN. 4 tries left.')
  })

  it('fifty guesses at once have five tries between them', async () => {
    await watchTries()
    const guesses = Array.from({ length: 50 }, (_, i) => String(5000 + i))
    const answers = await Promise.all(guesses.map((guess) => update(guess)))
    expect(await taken()).toBe(5)
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => ![403, 423, 429].includes(status))).toEqual([])
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(4)
    expect((await update('4071')).status).toBe(423)
    expect(await row()).toMatchObject({ fails: 0, locks: 1, version: 1 })
  })

  it('while all tries are taken by checks under way, the right PIN waits a moment and not half an hour', async () => {
    await world.rows('UPDATE pins SET fails = 5, updated_at = ?', world.now())
    const heard = await update('4071')
    expect(heard).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
    expect(heard.headers.get('retry-after')).toBe('1')
    await world.rows('UPDATE pins SET fails = 4')
    expect((await update('4071')).status).toBe(200)
  })

  it('checks that died told nobody anything: the tries they took are had back one by one', async () => {
    await world.rows('UPDATE pins SET fails = 5, updated_at = ?', world.now())
    world.wait(10_000)
    expect((await update('0000')).status).toBe(423)
    world.wait(PIN_LOCK_MS)
    await world.rows('UPDATE pins SET fails = 3, updated_at = ?', world.now())
    world.wait(10_000)
    expect((await update('4071')).status).toBe(200)
  })

  it('the same request sent again neither costs a try nor says wrong (R51)', async () => {
    const send = () => person.send(updatePin, { old_pin: '4071', new_pin: '9036' }, 'one-key')
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await send()).headers.get('idempotency-replayed')).toBe('true')
    expect(await row()).toMatchObject({ version: 2, fails: 0 })
  })
})
