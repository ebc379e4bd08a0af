import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { expect, test } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import { listBankAccounts } from '#schema/contract/payouts.ts'
import { sendVerification } from '#schema/contract/verifications.ts'
import { JWKS_PATH } from '#schema/domain/pass.ts'
import { passOfTask } from '#testing/worker/pass.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import { proofInput } from '#testing/worker/proof.ts'
import { subscriptionInput } from '#testing/worker/push-browser.ts'
import { TEST_PASSWORD } from '#testing/worker/test-server.ts'
import { OPTIONAL_SETTINGS } from '#tools/deploy/deploy-settings.ts'
import { generatePushKey } from '#tools/dev/secrets.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { openIdentityPicture } from '#worker/files/identity-pictures.ts'
import { createSignedLink } from '#worker/files/store.ts'
import { postMessage } from '#worker/push/post-message.ts'

/** Makes something under the present settings. The result tells whether the settings of a later moment accept it. */
type Make = (market: PayoutMarket) => Promise<() => Promise<boolean>>

const makeSession: Make = async (market) => {
  const user = await market.createClient()
  return async () => (await user.send(listBankAccounts, {})).status === 200
}

/** A log-in under a new pepper hashes the password again, so each one needs a user of its own. */
const makePasswords: Make = async (market) => {
  const users = [
    await market.createClient(),
    await market.createClient(),
    await market.createClient(),
  ]
  const logIn = async (user = users.pop()) => {
    const response = await market.send(null, login, {
      email: user?.email ?? '',
      password: TEST_PASSWORD,
    })
    return response.status === 200
  }
  for (const user of users) await logIn(user)
  return () => logIn()
}

const makeLink: Make = async (market) => {
  const user = await market.createClient()
  const key = `${'a'.repeat(48)}.pdf`
  await market.deps.files.put(`private/${key}`, 'a file')
  const link = await createSignedLink(market.deps, key, user.id, market.now())
  return async () => (await market.app.request(`https://onise.example${link}`)).status === 200
}

const makeBankAccount: Make = async (market) => {
  const user = await market.createRichUser()
  await market.withdraw(user)
  return async () => (await user.send(listBankAccounts, {})).body.accounts.length === 1
}

const makeProof: Make = async (market) => {
  const user = await market.createClient()
  await user.send(sendVerification, await proofInput())
  const [row] = await market.runSql(
    'SELECT face_file FROM verifications WHERE user_id = ?',
    user.id,
  )
  const opened = () => openIdentityPicture(market.deps, String(row?.['face_file']))
  return () =>
    opened().then(
      () => true,
      () => false,
    )
}

const makePush: Make = async (market) => {
  const [publicKey = ''] = market.deps.settings.VAPID_KEY.split('.')
  const subscription = { ...subscriptionInput(market, publicKey), keyId: publicKey.slice(1, 13) }
  const payload = { title: 'Paid', text: 'Paid', link: '/wallet', tag: 'a' }
  const message = { payload, ttlMs: 1000, urgency: 'high', topic: 'a' } as const
  return async () => {
    const result = await postMessage(createBackgroundContext(market.deps), subscription, message)
    return result.kind === 'sent'
  }
}

const makePass: Make = async (market) => {
  const tasker = await market.createTasker()
  const task = await market.createAssignedTask(await market.createClient(), tasker)
  const token = await passOfTask(tasker, task._id)
  return async () => {
    const response = await market.app.request(`https://onise.example${JWKS_PATH}`)
    const keys = createLocalJWKSet((await response.json()) as JSONWebKeySet)
    return jwtVerify(token, keys, { currentDate: new Date(market.now()) }).then(
      () => true,
      () => false,
    )
  }
}

/** Key pairs; every other secret is a text. */
const KEY_PAIRS = ['VAPID_KEY', 'PASS_KEY']

test.each([
  ['JWT_SECRET', makeSession],
  ['PASSWORD_PEPPER', makePasswords],
  ['FILES_SECRET', makeLink],
  ['BANK_SECRET', makeBankAccount],
  ['IDENTITY_SECRET', makeProof],
  ['VAPID_KEY', makePush],
  ['PASS_KEY', makePass],
] as const)(
  'what was made before a rotation of %s is accepted until its end',
  async (name, make) => {
    const old = `${name}_OLD` as const
    // A deployment uploads it when it is set, and deletes it when it is no longer set.
    expect(OPTIONAL_SETTINGS).toContain(old)
    const market = await createPayoutMarket()
    const { settings } = market.deps
    const isAccepted = await make(market)
    expect(await isAccepted()).toBe(true)

    const next = KEY_PAIRS.includes(name) ? generatePushKey() : `${name}-next-`.padEnd(40, 'y')
    Object.assign(settings, { [name]: next, [old]: settings[name] })
    expect(await isAccepted()).toBe(true)
    const isNewAccepted = await make(market)
    expect(await isNewAccepted()).toBe(true)

    Object.assign(settings, { [old]: '' })
    expect([await isAccepted(), await isNewAccepted()]).toEqual([false, true])
  },
)
