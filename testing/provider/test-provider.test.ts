import { expect, it } from 'vitest'
import { TEST_NOW } from '#testing/clock.ts'
import { createSandboxes, SANDBOX_SETTINGS } from './sandboxes.ts'

const { PAYSTACK_URL, PAYSTACK_SECRET_KEY, MAIL_URL, MAIL_KEY } = SANDBOX_SETTINGS
const headers = { authorization: `Bearer ${PAYSTACK_SECRET_KEY}` }

it('finds an exchange that differs from what the provider documents', async () => {
  const { provider, externalFetch } = createSandboxes(() => TEST_NOW)
  expect((await externalFetch(`${PAYSTACK_URL}/balance`, { headers })).status).toBe(200)
  provider.assertNoViolations()
  await externalFetch(`${PAYSTACK_URL}/bank?colour=red`, { headers })
  expect(() => provider.assertNoViolations()).toThrow('query.colour')
  provider.assertNoViolations()
  expect(provider.requests).toEqual(['GET /balance', 'GET /bank'])
})

it('sends an email to the mailbox and the rest to the provider', async () => {
  const { provider, mailbox, externalFetch } = createSandboxes(() => TEST_NOW)
  const email = { to: 'a@b.test', from: 'Onise', subject: 'Hello', text: 'Your code is 123456' }
  const send = (key: string) =>
    externalFetch(MAIL_URL, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'one' },
      body: JSON.stringify(email),
    })
  expect([(await send(MAIL_KEY)).status, (await send('wrong')).status]).toEqual([200, 403])
  expect(mailbox.latest()).toMatchObject(email)
  expect(mailbox.latestCode()).toBe('123456')
  expect([mailbox.requestCount(), provider.requests]).toEqual([2, []])
})
