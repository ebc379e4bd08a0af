import { login, register } from '#schema/contract/accounts.ts'
import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import { requestTo } from '#schema/contract/request.ts'
import { createPin } from '#schema/contract/withdrawals.ts'
import { newId } from '#schema/domain/ids.ts'
import { PIN, type Person, type Reply } from '../money/house.ts'

const PATIENCE_MS = 8000

/** Somebody's calls over a real network to a worker that may be gone at any moment. */
export function lineTo(url: string) {
  async function send<E extends Endpoint>(
    who: Pick<Person, 'token'> | null,
    endpoint: E,
    input: Sent<E>,
    key: string,
  ): Promise<Reply<E>> {
    const headers: Record<string, string> = { 'idempotency-key': key }
    if (who) headers['authorization'] = `Bearer ${who.token}`
    const request = requestTo(endpoint, input as Record<string, unknown>, url, headers)
    const response = await fetch(request as never, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = await response.text()
    return {
      status: response.status,
      body: (text === '' ? {} : JSON.parse(text)) as Reply<E>['body'],
      replayed: response.headers.get('idempotency-replayed') === 'true',
    }
  }

  let born = 0
  async function person(userType: 'client' | 'tasker'): Promise<Person> {
    const account = { email: `k${++born}@kills.test`, password: 'a fair password' }
    const username = `k${born}`
    await send(null, register, { userType, username, ...account }, newId('journal'))
    const { body } = await send(null, login, account, newId('journal'))
    const made = { id: body.user._id, token: body.token, email: account.email }
    const pin = { pin: PIN, confirm_pin: PIN }
    const { status } = await send(made, createPin, pin, newId('journal'))
    if (status !== 200 && status !== 201) throw new Error(`no PIN: ${status}`)
    return made
  }
  return { send, person }
}
