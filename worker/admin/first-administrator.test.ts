import { expect, it } from 'vitest'
import { requestPasswordReset, resetPassword } from '#schema/contract/accounts.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket } from '#testing/worker/market.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { createFirstAdministrator } from './first-administrator.ts'

const account = { email: 'ada@onise.test', username: 'Ada' }

it('makes an account whose password is set by a link, audited, then a second one of whom the first is told, and no third', async () => {
  const market = await createMarket()
  const background = createBackgroundContext(market.deps)
  expect(await createFirstAdministrator(background, account)).toBe('created')
  const { email } = account
  await market.send(null, requestPasswordReset, { email })
  const token = market.mailbox.latestToken()
  const newPassword = 'four words in a row'
  expect((await market.send(null, resetPassword, { token, email, newPassword })).status).toBe(200)
  const other = { email: 'bola@onise.test', username: 'Bola' }
  expect(await createFirstAdministrator(background, other)).toBe('created')
  const third = { email: 'chidi@onise.test', username: 'Chidi' }
  await expect(createFirstAdministrator(background, third)).rejects.toThrow(email)
  // The first one decides at once, the second as late as every other one.
  const rows = 'SELECT email, admin_since FROM users ORDER BY created_at, email'
  expect(await market.runSql(rows)).toEqual([
    { email, admin_since: null },
    { email: other.email, admin_since: market.now() },
  ])
  expect(
    await market.runSql('SELECT kind, count(*) AS n FROM notices GROUP BY kind'),
  ).toContainEqual({
    kind: 'administratorMade',
    n: 2,
  })
  const [entry] = await market.runSql(
    'SELECT action, seq, actor_id = subject AS is_own FROM audit_log',
  )
  expect(entry).toEqual({ action: 'tools.createAdministrator', seq: 1, is_own: 1 })
})

it('makes an empty account an administrator, and none that has money', async () => {
  const market = await createMarket()
  const background = createBackgroundContext(market.deps)
  const [rich, user] = [await market.createClient(naira(1000)), await market.createUser('client')]
  await expect(
    createFirstAdministrator(background, { ...account, email: rich.email }),
  ).rejects.toThrow('user_state')
  expect(await createFirstAdministrator(background, { ...account, email: user.email })).toBe(
    'promoted',
  )
  const [row] = await market.runSql("SELECT id FROM users WHERE user_type = 'admin'")
  expect(row).toEqual({ id: user.id })
})

it('makes no administrator of an account whose email is not proven, because a stranger may have the password', async () => {
  const market = await createMarket()
  const [stranger] = await market.createUsers({ isEmailProven: false })
  const made = createFirstAdministrator(createBackgroundContext(market.deps), {
    ...account,
    email: stranger?.email ?? '',
  })
  await expect(made).rejects.toThrow('not confirmed')
  expect(await market.runSql("SELECT id FROM users WHERE user_type = 'admin'")).toEqual([])
})
