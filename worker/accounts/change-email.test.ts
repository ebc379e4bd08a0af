import { expect, it } from 'vitest'
import {
  changeEmail,
  proveEmail,
  requestPasswordReset,
  resetPassword,
} from '#schema/contract/accounts.ts'
import { createTestServer, TEST_PASSWORD } from '#testing/worker/test-server.ts'

const NEW = { email: 'Right@Home.test', password: TEST_PASSWORD }

async function createUnproven() {
  const server = await createTestServer()
  const [user] = await server.createUsers({ isEmailProven: false })
  if (!user) throw new Error('no user')
  return { server, user }
}

it('replaces an address that was mistyped, and the code to the new one proves it', async () => {
  const { server, user } = await createUnproven()
  expect((await user.send(changeEmail, NEW)).status).toBe(200)
  expect(server.mailbox.latest()?.to).toBe('right@home.test')
  expect((await user.send(proveEmail, { code: server.mailbox.latestCode() })).status).toBe(200)
  const [row] = await server.runSql(
    'SELECT email, email_proven_at IS NOT NULL AS proven FROM users',
  )
  expect(row).toEqual({ email: 'right@home.test', proven: 1 })
})

it('makes a link useless that went to the old address', async () => {
  const { server, user } = await createUnproven()
  await server.send(null, requestPasswordReset, { email: user.email })
  const token = server.mailbox.latestToken()
  await user.send(changeEmail, NEW)
  for (const email of [user.email, NEW.email]) {
    const input = { token, email, newPassword: 'four words in a row' }
    expect((await server.send(null, resetPassword, input)).body.code).toBe('reset_link_invalid')
  }
})

it('keeps a proven address, one of another account, and one without the password', async () => {
  const { server, user } = await createUnproven()
  const proven = await server.createUser('client')
  expect((await proven.send(changeEmail, NEW)).body.code).toBe('email_proven')
  const taken = { ...NEW, email: proven.email }
  expect((await user.send(changeEmail, taken)).body.code).toBe('email_in_use')
  const wrong = { ...NEW, password: 'not this one' }
  expect((await user.send(changeEmail, wrong)).body.code).toBe('wrong_password')
  expect(server.mailbox.emails()).toEqual([])
})
