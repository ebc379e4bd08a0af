/**
 * What can go wrong with one request. `request` in a name: the request is not handled. `response`: it is handled, and
 * only the response is affected.
 */
export const EFFECTS = [
  /** The request is handled after `delayMs`. */
  'delay',
  /** The request is handled twice; the client receives the second response. */
  'duplicate',
  /** The request is handled, and once more after the response. */
  'duplicate-request',
  /** An error with this `status`; the request is not handled. */
  'status',
  /** An error with this `status`, although the request is handled. */
  'status-response',
  /** A page of something else, as a captive portal responds; the request is not handled. */
  'html',
  /** Half of the response. */
  'truncate',
  /** The response has other values: `changes`. */
  'corrupt',
  /** The connection ends before the request is handled. */
  'drop-request',
  /** The connection ends after the request is handled. */
  'drop-response',
  /** No response, and the request is not handled. */
  'hang-request',
  /** No response, although the request is handled. */
  'hang-response',
  /** Status and headers, and a body that never ends; the request is not handled. */
  'hang-body',
  /** Status and headers, and a body that breaks off; the request is not handled. */
  'drop-body',
] as const
export type Effect = (typeof EFFECTS)[number]

/** What can go wrong with one WebSocket. */
export type SocketEffect =
  /** A proxy answers the request for it with a status other than 101. */
  | 'refuse-socket'
  /** The request for it is never answered. */
  | 'hang-socket'
  /** The connection ends. */
  | 'cut-socket'
  /** Frames arrive late. */
  | 'delay-frames'
  /** It is open, and nothing passes any more: a network has dropped it without a word. */
  | 'drop-frames'

export type JsonObject = Record<string, unknown>

/** New values for the data of a response; null when they do not apply to it. */
type ChangeData = (data: JsonObject) => JsonObject | null

export type Fault = {
  effect: Effect
  /** For counts, where the effect is not enough. */
  name?: string
  delayMs?: number
  status?: number
  /** Of an error; `status` and `status-response` have a JSON body then. */
  message?: string
  /** The body of an error. */
  body?: JsonObject
  /** The body of an error that is no JSON object. */
  text?: string
  headers?: Record<string, string>
  /** Of `corrupt`: fields of `data`; `email` and `user_id` change the customer and the metadata. */
  changes?: JsonObject
  /** In place of `changes`, by what the response has. */
  change?: ChangeData
}

export const DEFAULT_STATUS = 500

/** For counts and logs: `drop-request`, `status 503`. */
export const faultName = ({ effect, name, status = DEFAULT_STATUS }: Fault): string =>
  name ?? (effect.startsWith('status') ? `${effect} ${status}` : effect)

/** A proxy that cannot reach the server. */
export const BAD_GATEWAY: Fault = { effect: 'status', status: 502 }

/** The connection was lost, as `fetch` reports it. */
export class ConnectionLostError extends TypeError {
  constructor() {
    super('fetch failed')
  }
}
