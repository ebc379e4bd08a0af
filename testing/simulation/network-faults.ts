import type { SerializedResponse } from './server.ts'

export type NetworkFault =
  | 'none'
  | 'request lost'
  | 'request stalled'
  | 'request delayed'
  | 'response lost'
  | 'response stalled'
  | 'response truncated'
  | 'request duplicated'
  | 'captive portal'
  | 'bad gateway'
  | 'server busy'
  | 'too many requests'
  | 'client too old'

const COMMON_FAULTS: Partial<Record<NetworkFault, number>> = {
  'request lost': 10,
  'request stalled': 3,
  'request delayed': 5,
  'response lost': 14,
  'response stalled': 5,
  'response truncated': 3,
  'request duplicated': 12,
  'captive portal': 3,
  'bad gateway': 4,
  'server busy': 4,
  'too many requests': 2,
  'client too old': 0.3,
}

/** How often each fault happens on a network of this kind, by weight. */
export const FAULT_PROFILES = {
  stable: { none: 1 },
  moderate: { ...COMMON_FAULTS, none: 240 },
  unreliable: { ...COMMON_FAULTS, none: 50 },
  offline: { 'request lost': 3, 'request stalled': 1 },
  captivePortal: { 'captive portal': 1 },
} satisfies Record<string, Partial<Record<NetworkFault, number>>>
export type NetworkProfile = keyof typeof FAULT_PROFILES

const json = (
  status: number,
  body: object,
  headers: Record<string, string> = {},
): SerializedResponse => ({
  status,
  headers: [['content-type', 'application/json'], ...Object.entries(headers)],
  body: new TextEncoder().encode(JSON.stringify(body)),
})
const html = (status: number, text: string): SerializedResponse => ({
  status,
  headers: [['content-type', 'text/html']],
  body: new TextEncoder().encode(`<html>${text}</html>`),
})

/** Responses that do not come from the server: the request never reaches it. */
export const INJECTED_RESPONSES: Partial<Record<NetworkFault, SerializedResponse>> = {
  'captive portal': html(200, 'Buy data'),
  'bad gateway': html(502, 'Bad gateway'),
  'server busy': json(503, { error: 'Busy.', code: 'unavailable' }, { 'retry-after': '3' }),
  'too many requests': json(
    429,
    { error: 'Wait.', code: 'too_many_tries' },
    { 'retry-after': '2' },
  ),
  'client too old': json(426, { error: 'Update.', code: 'client_too_old' }),
}
