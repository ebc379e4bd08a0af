import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import { createPin, forgotPin, readPin, resetPin, updatePin } from '#schema/contract/withdrawals.ts'
import { CODE_LIFE_MS, DAY } from '#schema/domain/limits.ts'
import { ring } from '../clock/clock.ts'
import { letters } from '../clock/letters.ts'
import { newPost } from '../test/post.ts'
import { newWorld, type Person, type World } from '../test/world.ts'

const password = 'a fair password'
let world: World
let post: ReturnType<typeof newPost>
let person: Person
beforeEach(async () => {
  post = newPost()
  world = await newWorld({ outside: post.outside, settings: { MAIL_KEY: 'the-key' } })
  person = await world.person('tasker')
  await person.send(createPin, { pin: '4071', confirm_pin: '4071' })
})
const forget = (given = password) => person.send(forgotPin, { password: given })
const reset = (code: string, pin = '9036') => person.send(resetPin, { code, pin, confirm_pin: pin })
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('R42: a forgotten PIN', () => {
  it('is set anew with the password and the code from the mailbox; then withdrawals rest for a day', async () => {
    for (let i = 0; i < 5; i++) await person.send(updatePin, { old_pin: '0000', new_pin: '9999' })
    expect((await person.send(readPin, {})).body.lockedUntil).not.toBeNull()
    expect(await forget()).toMatchObject({
      status: 200,
      body: { message: 'We sent a code to your e-mail.' },
    })
    expect(JSON.stringify((await forget()).body)).not.toContain(post.code())
    const heard = await reset(`${post.code().slice(0, 3)} ${post.code().slice(3)}`)
    expect(heard.body.message).toBe(
      'Your PIN is set anew. For your safety, withdrawals rest for 24 hours.',
    )
    expect((await person.send(readPin, {})).body).toEqual({
      hasPin: true,
      lockedUntil: null,
      restsUntil: new Date(world.now() + DAY).toISOString(),
    })
    expect(post.letters.at(-1)).toMatchObject({
      subject: 'Your PIN was set anew',
      to: person.email,
      auth: 'Bearer the-key',
    })
    expect((await person.send(updatePin, { old_pin: '9036', new_pin: '4072' })).status).toBe(200)
  })

  it('needs the password, whose wrong tries count with those at the door (R2)', async () => {
    expect(await forget('a wrong password')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', fields: { password: 'Wrong password.' } },
    })
    for (let i = 0; i < 9; i++) await forget('a wrong password')
    expect((await forget()).status).toBe(429)
    expect((await world.send(null, login, { email: person.email, password })).status).toBe(429)
    expect(post.letters).toHaveLength(1)
  })

  it('somebody without a PIN has none to forget', async () => {
    const fresh = await world.person('client')
    expect(await fresh.send(forgotPin, { password })).toMatchObject({
      status: 409,
      body: { code: 'pin_missing' },
    })
  })

  it('a mailbox is not flooded', async () => {
    for (let i = 0; i < 10; i++) expect((await forget()).status).toBe(200)
    expect((await forget()).status).toBe(429)
  })
})

describe('R42: the code', () => {
  it('is kept as a hash, and gone from here once the letter is out', async () => {
    await forget()
    const code = post.code()
    expect(code).toMatch(/^\d{6}$/)
    const tables = await Promise.all(
      ['codes', 'letters', 'receipts'].map((name) => world.rows(`SELECT * FROM ${name}`)),
    )
    expect(JSON.stringify(tables)).not.toContain(code)
  })

  it('has five tries, and then the right one is wrong too', async () => {
    await forget()
    const code = post.code()
    const wrong = await Promise.all(Array.from({ length: 5 }, () => reset(other(code))))
    expect(wrong.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(5).fill('400 wrong_code'),
    )
    expect((await reset(code)).status).toBe(400)
    await forget()
    expect((await reset(post.code())).status).toBe(200)
  })

  it('is good for ten minutes', async () => {
    await forget()
    world.wait(CODE_LIFE_MS)
    expect((await reset(post.code())).status).toBe(400)
  })

  it('is good once, and only the newest', async () => {
    await forget()
    const first = post.code()
    await forget()
    const second = post.code()
    if (first !== second) expect((await reset(first)).status).toBe(400)
    expect((await reset(second)).status).toBe(200)
    expect((await reset(second)).status).toBe(400)
  })

  it('is nobody else’s', async () => {
    await forget()
    const thief = await world.person('client')
    const input = { code: post.code(), pin: '9036', confirm_pin: '9036' }
    expect((await thief.send(resetPin, input)).status).toBe(400)
    expect((await reset(post.code())).status).toBe(200)
  })
})

describe('DESIGN 3: letters', () => {
  const sweep = () => ring(world.deps, [letters])
  const waiting = async () => await world.rows('SELECT * FROM letters WHERE sent_at IS NULL')

  it('wait while the post is shut, and go out when it opens, later each time', async () => {
    post.shut()
    expect((await forget()).status).toBe(200)
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: 'TypeError' }])
    post.shut(async () => new Response('', { status: 503 }))
    await sweep()
    expect(await waiting()).toMatchObject([{ attempts: 1 }])
    world.wait(60_000)
    await sweep()
    expect(await waiting()).toMatchObject([{ attempts: 2, last_error: 'HTTP 503' }])
    post.open()
    world.wait(60_000)
    await sweep()
    expect(await waiting()).toHaveLength(1)
    world.wait(60_000)
    await sweep()
    expect(await waiting()).toEqual([])
    expect(post.letters.at(-1)?.subject).toBe('Your code for a new PIN')
    expect(world.lines.at(-1)).toMatchObject({ clock: 'letters', sent: 1 })
  })

  it('go out once, however many look after them at the same time', async () => {
    post.shut()
    await forget()
    post.open()
    world.wait(60_000)
    const before = post.letters.length
    await Promise.all([sweep(), sweep(), sweep()])
    expect(post.letters).toHaveLength(before + 1)
  })

  it('are given up after a day', async () => {
    post.shut()
    await forget()
    world.wait(DAY)
    post.open()
    await sweep()
    expect(await world.rows("SELECT * FROM letters WHERE body <> ''")).toEqual([])
    expect(post.letters).toHaveLength(1)
  })
})
