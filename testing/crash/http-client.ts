import { login, register } from '#schema/contract/accounts.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { createPin } from '#schema/contract/pins.ts'
import { buildRequest } from '#schema/contract/request.ts'
import { newId } from '#schema/domain/ids.ts'
import { PIN, type TestResponse, type TestUser } from '#testing/money/money-test-server.ts'
import { parseResponse } from '#testing/server/send.ts'

const TIMEOUT_MS = 8000

export type HttpClient = ReturnType<typeof createHttpClient>

/** Calls over a real network, to a worker that may be gone at any moment. */
export function createHttpClient(url: string, setEmailProven: (email: string) => Promise<unknown>) {
  async function send<E extends Endpoint>(
    user: Pick<TestUser, 'token'> | null,
    endpoint: E,
    input: WireInput<E>,
    key: string,
  ): Promise<TestResponse<E>> {
    const headers: Record<string, string> = { 'idempotency-key': key }
    if (user) headers['authorization'] = `Bearer ${user.token}`
    const request = buildRequest(endpoint, input as Record<string, unknown>, url, headers)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(request as never, { signal })
    return parseResponse<E>(response, await response.text())
  }

  let userCount = 0
  async function createUser(userType: 'client' | 'tasker'): Promise<TestUser> {
    const username = `k${++userCount}`
    const account = { email: `${username}@crash.test`, password: 'a fair password' }
    await send(null, register, { userType, username, ...account }, newId('journal'))
    await setEmailProven(account.email)
    const { body } = await send(null, login, account, newId('journal'))
    const user = { id: body.user._id, token: body.token, email: account.email }
    const pin = { pin: PIN, confirm_pin: PIN }
    const { status } = await send(user, createPin, pin, newId('journal'))
    if (status !== 200 && status !== 201) throw new Error(`no PIN: ${status}`)
    return user
  }
  return { send, createUser }
}
