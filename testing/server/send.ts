import type { Endpoint, WireInput, WireBody } from '#schema/contract/endpoint.ts'
import { buildRequest } from '#schema/contract/request.ts'

const ORIGIN = 'http://onise.test'

export type TestResponse<E extends Endpoint = Endpoint> = {
  status: number
  body: WireBody<E> & { error?: string; code?: string; fields?: Record<string, string> }
  headers: Headers
}

export type SendRequest = <E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: WireInput<E>,
  key?: string,
) => Promise<TestResponse<E>>
type SendWithHeaders = <E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: WireInput<E>,
  headers: Record<string, string>,
) => Promise<TestResponse<E>>

type Dispatch = (request: Request) => Promise<{ response: Response; text: string }>

export function parseResponse<E extends Endpoint>(response: Response, text: string) {
  const body = (text === '' ? null : JSON.parse(text)) as TestResponse<E>['body']
  return { status: response.status, body, headers: response.headers }
}

/** Requests of users with a session token, and of others with null. */
export function createSend(dispatch: Dispatch) {
  const sendWithHeaders: SendWithHeaders = async (token, endpoint, input, headers) => {
    const request = buildRequest(endpoint, input as Record<string, unknown>, ORIGIN, {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
    })
    const { response, text } = await dispatch(request)
    return parseResponse(response, text)
  }
  const send: SendRequest = (token, endpoint, input, key) =>
    sendWithHeaders(token, endpoint, input, key ? { 'idempotency-key': key } : {})
  return { send, sendWithHeaders }
}
