import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import { createPin, forgotPin, readPin, resetPin, updatePin } from '#schema/contract/pins.ts'
import { CODE_LIFETIME_MS, DAY_MS } from '#schema/domain/limits.ts'
import { createTestServer, type TestUser, type TestServer } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { sendEmailsJob } from '#worker/mail/jobs.ts'

const password = 'a fair password'
let world: TestServer
let user: TestUser
beforeEach(async () => {
  world = await createTestServer()
  user = await world.createUser('tasker')
  await user.send(createPin, { pin: '4071', confirm_pin: '4071' })
})
const requestCode = (entered = password) => user.send(forgotPin, { password: entered })
const reset = (code: string, pin = '9036') => user.send(resetPin, { code, pin, confirm_pin: pin })
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('requesting a code', () => {
  it('resets the PIN with password and code and pauses withdrawals for a day', async () => {
    for (let i = 0; i < 5; i++) await user.send(updatePin, { old_pin: '0000', new_pin: '9036' })
    expect((await user.send(readPin, {})).body.lockedUntil).not.toBeNull()
    expect(await requestCode()).toMatchObject({
      status: 200,
      body: { message: 'We sent a code to your e-mail.' },
    })
    expect(JSON.stringify((await requestCode()).body)).not.toContain(world.mailbox.latestCode())
    const response = await reset(
      `${world.mailbox.latestCode().slice(0, 3)} ${world.mailbox.latestCode().slice(3)}`,
    )
    expect(response.body.message).toBe(
      'Your PIN is changed. For your safety, you can withdraw again after 24 hours.',
    )
    expect((await user.send(readPin, {})).body).toMatchObject({
      hasPin: true,
      lockedUntil: null,
      withdrawalsPausedUntil: new Date(world.now() + DAY_MS).toISOString(),
      limitedUntil: new Date(world.now() + DAY_MS).toISOString(),
    })
    expect(world.mailbox.latest()).toMatchObject({
      subject: 'Your PIN was reset',
      to: user.email,
    })
    expect((await user.send(updatePin, { old_pin: '9036', new_pin: '4072' })).status).toBe(200)
  })

  it('counts wrong passwords apart from those of the login, which strangers could use up', async () => {
    expect(await requestCode('a wrong password')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', fields: { password: 'Wrong password.' } },
    })
    for (let i = 0; i < 9; i++) await requestCode('a wrong password')
    expect((await requestCode()).status).toBe(429)
    expect((await world.send(null, login, { email: user.email, password })).status).toBe(200)
    expect(world.mailbox.emails()).toHaveLength(1)
  })

  it('rejects a user without a PIN', async () => {
    const fresh = await world.createUser('client')
    expect(await fresh.send(forgotPin, { password })).toMatchObject({
      status: 409,
      body: { code: 'pin_missing' },
    })
  })

  it('limits the number of emails', async () => {
    for (let i = 0; i < 10; i++) expect((await requestCode()).status).toBe(200)
    expect((await requestCode()).status).toBe(429)
  })
})

describe('the code', () => {
  it('is stored as a hash only, once its email is sent', async () => {
    await requestCode()
    const code = world.mailbox.latestCode()
    expect(code).toMatch(/^\d{6}$/)
    const tables = await Promise.all(
      ['codes', 'emails', 'idempotency_keys'].map((name) => world.runSql(`SELECT * FROM ${name}`)),
    )
    expect(JSON.stringify(tables)).not.toContain(code)
  })

  it('allows five attempts, then rejects the right code too', async () => {
    await requestCode()
    const code = world.mailbox.latestCode()
    const wrong = await Promise.all(Array.from({ length: 5 }, () => reset(otherCode(code))))
    expect(wrong.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(5).fill('400 wrong_code'),
    )
    expect((await reset(code)).status).toBe(400)
    await requestCode()
    expect((await reset(world.mailbox.latestCode())).status).toBe(200)
  })

  it('expires after ten minutes', async () => {
    await requestCode()
    world.advanceClock(CODE_LIFETIME_MS)
    expect((await reset(world.mailbox.latestCode())).status).toBe(400)
  })

  it('is valid once, and only the newest is valid', async () => {
    await requestCode()
    const first = world.mailbox.latestCode()
    await requestCode()
    const second = world.mailbox.latestCode()
    if (first !== second) expect((await reset(first)).status).toBe(400)
    expect((await reset(second)).status).toBe(200)
    expect((await reset(second)).status).toBe(400)
  })

  it('is rejected for another user', async () => {
    await requestCode()
    const thief = await world.createUser('client')
    const input = { code: world.mailbox.latestCode(), pin: '9036', confirm_pin: '9036' }
    expect((await thief.send(resetPin, input)).status).toBe(400)
    expect((await reset(world.mailbox.latestCode())).status).toBe(200)
  })
})

describe('email delivery', () => {
  const runEmailJob = () => runJobs(world.deps, [sendEmailsJob])
  const unsentEmails = () => world.runSql('SELECT * FROM emails WHERE sent_at IS NULL')

  it('retries an email with growing delays until the mail service accepts it', async () => {
    world.mailbox.injectFault('drop-request')
    expect((await requestCode()).status).toBe(200)
    expect(await unsentEmails()).toMatchObject([{ attempts: 1, last_error: 'TypeError' }])
    world.mailbox.injectFault({ effect: 'status', status: 503 })
    await runEmailJob()
    expect(await unsentEmails()).toMatchObject([{ attempts: 1 }])
    world.advanceClock(60_000)
    await runEmailJob()
    expect(await unsentEmails()).toMatchObject([{ attempts: 2, last_error: 'HTTP 503' }])
    world.mailbox.removeFault()
    world.advanceClock(60_000)
    await runEmailJob()
    expect(await unsentEmails()).toHaveLength(1)
    world.advanceClock(60_000)
    await runEmailJob()
    expect(await unsentEmails()).toEqual([])
    expect(world.mailbox.latest()?.subject).toBe('Your code for a new PIN')
    expect(world.logLines.at(-1)).toMatchObject({ job: 'send-emails', sent: 1 })
  })

  it('sends an email once when several jobs run at the same time', async () => {
    world.mailbox.injectFault('drop-request')
    await requestCode()
    world.mailbox.removeFault()
    world.advanceClock(60_000)
    const before = world.mailbox.requestCount()
    await Promise.all([runEmailJob(), runEmailJob(), runEmailJob()])
    expect(world.mailbox.requestCount()).toBe(before + 1)
  })

  it('gives an email up after a day', async () => {
    world.mailbox.injectFault('drop-request')
    await requestCode()
    world.advanceClock(DAY_MS)
    world.mailbox.removeFault()
    await runEmailJob()
    expect(await world.runSql("SELECT * FROM emails WHERE params <> '{}'")).toEqual([])
    expect(world.mailbox.emails()).toHaveLength(1)
  })
})
