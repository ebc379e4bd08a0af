import type { Init } from './list.ts'

const TIMEOUT_MS = 20_000

/** Status 0: the connection was closed, for example before the whole body was sent. */
export async function send(url: string, path: string, init: Init) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${url}/api/${path}`, { ...init, signal })
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
