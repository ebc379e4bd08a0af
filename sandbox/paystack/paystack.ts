import type { HttpBindings, Http2Bindings } from '@hono/node-server'
import { Hono } from 'hono'
import { isCrossOrigin } from '#sandbox/is-cross-origin.ts'
import { listenOnLoopback } from '#sandbox/loopback-server.ts'
import { createApi } from './api.ts'
import { CheckoutSteps } from './checkout-steps.ts'
import { createCheckout, securityHeaders } from './checkout.ts'
import { createControlApp, type Control } from './control.ts'
import { renderDashboard } from './dashboard-page.ts'
import { DROPPED, type Outcome } from './faults.ts'
import { createParts, type PaystackOptions, type PaystackState } from './parts.ts'

type ControlPath = Exclude<keyof Control, 'clearFaults'>
type ControlResult<Path extends ControlPath> = Awaited<ReturnType<Control[Path]>>

/** For @hono/node-server: the response needs no more handling. */
const ALREADY_SENT = { 'x-hono-already-sent': 'true' }

type RouterOptions = {
  parts: ReturnType<typeof createParts>
  secretKey: string
  appOrigins: readonly string[]
  bankTransferDelayMs: number | null
}

/** Handles a request of any client. Faults apply to Paystack's own API only. */
function createRouter({ parts, secretKey, appOrigins, bankTransferDelayMs }: RouterOptions) {
  const { context, transactions, balance, faults } = parts
  const steps = new CheckoutSteps({ transactions, now: context.now, bankTransferDelayMs })
  const checkout = createCheckout({ transactions, steps, appOrigins })
  const api = createApi({ ...parts, secretKey })
  const control = new Hono().route('/_control', createControlApp(parts.control))
  const dashboard = new Hono().get('/', (c) =>
    c.html(renderDashboard(context, balance), 200, securityHeaders([])),
  )
  const handle = async (request: Request): Promise<Outcome> => {
    const { pathname } = new URL(request.url)
    if (isCrossOrigin(request, appOrigins))
      return new Response('Cross-origin request', { status: 403 })
    if (pathname === '/') return dashboard.fetch(request)
    if (pathname.startsWith('/_control/')) return control.fetch(request)
    if (pathname.startsWith('/checkout/')) return checkout.fetch(request)
    return faults.apply(request, (each) => api.fetch(each))
  }
  return { handle, control }
}

/**
 * Paystack on one machine: its HTTP API, its checkout and its webhooks, with money that is not real. It listens on
 * loopback only.
 */
export async function createPaystack(options: PaystackOptions = {}) {
  const { secretKey = 'sk_test_0123456789abcdef', bankTransferDelayMs = 8000 } = options
  const state: PaystackState = { url: '', webhookUrl: options.webhookUrl ?? null, time: null }
  const appOrigins = [...(options.appOrigins ?? [])]
  const parts = createParts({ ...options, secretKey }, state)
  const router = createRouter({ parts, secretKey, appOrigins, bankTransferDelayMs })

  const serve = async (
    request: Request,
    { outgoing }: HttpBindings | Http2Bindings,
  ): Promise<Response> => {
    const response = await router.handle(request)
    if (response !== DROPPED) return response
    outgoing.destroy()
    return new Response(null, { headers: ALREADY_SENT })
  }
  const server = await listenOnLoopback(serve, options.port ?? 0)
  state.url = server.url
  parts.webhooks.resume()

  return {
    url: server.url,
    secretKey,
    topUp: parts.topUp,
    get balance(): number {
      return parts.balance.of('NGN')
    },
    /** Sends webhooks to this URL from now on, also those that are waiting. */
    setWebhookUrl(url: string | null): void {
      state.webhookUrl = url
      parts.webhooks.resume()
    },
    /** Adds an address that the app is served from. */
    allowOrigin: (origin: string): void => void appOrigins.push(origin),
    /** A request without a network, for tests in this process. A dropped connection is a failed fetch. */
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const response = await router.handle(new Request(input, init))
      if (response === DROPPED) throw new TypeError('fetch failed')
      return response
    },
    /** A request to `/_control`. */
    async control<Path extends ControlPath>(
      path: Path,
      body?: object,
      method: 'GET' | 'POST' | 'DELETE' = body === undefined ? 'GET' : 'POST',
    ): Promise<ControlResult<Path>> {
      const request = new Request(`${server.url}/_control/${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      })
      const response = await router.control.fetch(request)
      const result = await response.json()
      if (!response.ok) throw new Error((result as { message: string }).message)
      return result as ControlResult<Path>
    },
    async stop(): Promise<void> {
      parts.context.timers.stop()
      await server.stop()
    },
  }
}

export type PaystackSandbox = Awaited<ReturnType<typeof createPaystack>>
