import * as v from 'valibot'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { PUSH_ENDPOINT_MAX } from '#schema/domain/push.ts'
import { commandResponse } from './values.schemas.ts'

const endpoint = v.pipe(
  v.string(messages.pushEndpoint),
  v.maxLength(PUSH_ENDPOINT_MAX, messages.pushEndpoint),
  v.url(messages.pushEndpoint),
)
/** 16 bytes as base64url. */
const auth = v.pipe(v.string(messages.pushKeys), v.regex(/^[\w-]{22}$/, messages.pushKeys))
const subscription = {
  endpoint,
  /** An uncompressed point of P-256: 65 bytes that begin with 4, as base64url. */
  p256dh: v.pipe(v.string(messages.pushKeys), v.regex(/^B[A-P][\w-]{85}$/, messages.pushKeys)),
  auth,
}

export const readPushKey = {
  summary:
    'The `applicationServerKey` of web push (RFC 8292), base64url; null where push is turned off.',
  input: v.object({}),
  output: v.object({ key: v.nullable(v.string()) }),
}

export const subscribePush = {
  summary:
    'Sends notices of the caller to this browser until its session ends. Only push services of known browsers are accepted.',
  input: v.object(subscription),
  succeeds: [201],
  output: commandResponse({}),
}

export const unsubscribePush = {
  summary: 'Sends no more notices to this browser.',
  input: v.object({ endpoint }),
  output: commandResponse({}),
}

export const renewPush = {
  summary:
    'Replaces a subscription that the browser has renewed while the app was closed. Knowing the old endpoint and its secret proves the right to.',
  input: v.object({ oldEndpoint: endpoint, oldAuth: auth, ...subscription }),
  refuses: [404],
  output: commandResponse({}),
}
