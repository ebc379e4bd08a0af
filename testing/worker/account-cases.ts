import * as accounts from '#schema/contract/accounts.ts'
import { closeAccount, readClosing } from '#schema/contract/closing.ts'
import { readExport, startExport } from '#schema/contract/export.ts'
import * as sessions from '#schema/contract/sessions.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'
import { TEST_PASSWORD, type TestUser } from './test-server.ts'

async function createUnprovenUser(market: Market): Promise<TestUser> {
  const [user] = await market.createUsers({ isEmailProven: false })
  if (!user) throw new Error('no user')
  return user
}

/** A client who is logged in on two devices, and the session of the other one. */
async function createClientOnTwoDevices(market: Market) {
  const caller = await market.createClient()
  await market.send(null, accounts.login, {
    email: caller.email,
    password: TEST_PASSWORD,
  })
  const { body } = await caller.send(sessions.listSessions, {})
  const other = body.sessions.find(({ isCurrent }) => !isCurrent)
  if (!other) throw new Error('no other session')
  return { caller, id: other._id }
}

export const CASES: readonly EndpointCase[] = [
  // It ends the session that could repeat it.
  endpointCase(
    accounts.switchUserType,
    async (market) => ({ caller: await market.createClient(), input: {} }),
    { storesResponse: false },
  ),
  // Its response may not say that a link was sent before.
  endpointCase(
    accounts.requestPasswordReset,
    async (market) => ({ caller: null, input: { email: (await market.createClient()).email } }),
    { storesResponse: false },
  ),
  endpointCase(accounts.resetPassword, async (market) => {
    const { email } = await market.createClient()
    await market.send(null, accounts.requestPasswordReset, { email })
    const token = market.mailbox.latestToken()
    return { caller: null, input: { token, email, newPassword: 'four words in a row' } }
  }),
  endpointCase(accounts.changePassword, async (market) => ({
    caller: await market.createClient(),
    input: { currentPassword: TEST_PASSWORD, newPassword: 'four words in a row' },
  })),
  endpointCase(accounts.sendEmailCode, async (market) => ({
    caller: await createUnprovenUser(market),
    input: {},
  })),
  endpointCase(accounts.proveEmail, async (market) => {
    const caller = await createUnprovenUser(market)
    await caller.send(accounts.sendEmailCode, {})
    return { caller, input: { code: market.mailbox.latestCode() } }
  }),
  endpointCase(accounts.changeEmail, async (market) => ({
    caller: await createUnprovenUser(market),
    input: { email: 'new@home.test', password: TEST_PASSWORD },
  })),
  endpointCase(accounts.readPhoneChannels, async () => ({ caller: null, input: {} })),
  endpointCase(accounts.sendPhoneCode, async () => ({
    caller: null,
    input: { phone: '0803 123 4567' },
  })),
  endpointCase(accounts.sendOwnPhoneCode, async (market) => ({
    caller: await market.createClient(),
    input: { phone: '0803 123 4567', password: TEST_PASSWORD },
    otherInput: { phone: '0805 987 6543', password: TEST_PASSWORD },
  })),
  endpointCase(accounts.proveOwnPhone, async (market) => {
    const caller = await market.createClient()
    const request = { phone: '0803 123 4567', password: TEST_PASSWORD }
    const { body } = await caller.send(accounts.sendOwnPhoneCode, request)
    return { caller, input: { codeId: body.codeId, code: market.phones.latestCode() } }
  }),
  endpointCase(
    accounts.setShowsPhone,
    async (market) => ({
      caller: await market.createClient(),
      input: { showsPhone: true },
      otherInput: { showsPhone: false },
    }),
    { booleanFields: ['showsPhone'] },
  ),
  endpointCase(
    accounts.setShowsOnline,
    async (market) => ({
      caller: await market.createClient(),
      input: { showsOnline: true },
      otherInput: { showsOnline: false },
    }),
    { booleanFields: ['showsOnline'] },
  ),
  endpointCase(readClosing, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
  // It ends the session that could repeat it.
  endpointCase(
    closeAccount,
    async (market) => ({
      caller: await market.createTasker(),
      input: { password: TEST_PASSWORD },
    }),
    { storesResponse: false },
  ),
  endpointCase(startExport, async (market) => ({
    caller: await market.createTasker(),
    input: { password: TEST_PASSWORD },
  })),
  endpointCase(readExport, async (market) => {
    const caller = await market.createTasker()
    const { body } = await caller.send(startExport, { password: TEST_PASSWORD })
    return { caller, input: { ticket: body.ticket, section: 'account' as const } }
  }),
  endpointCase(sessions.listSessions, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
  endpointCase(sessions.endSession, async (market) => {
    const { caller, id } = await createClientOnTwoDevices(market)
    return {
      caller,
      input: { id },
      stranger: { user: await market.createClient(), status: 404 },
    }
  }),
  endpointCase(sessions.endOtherSessions, async (market) => {
    const { caller } = await createClientOnTwoDevices(market)
    return { caller, input: {} }
  }),
]
