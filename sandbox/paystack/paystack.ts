import type { HttpBindings, Http2Bindings } from '@hono/node-server'
import { Hono } from 'hono'
import { isCrossOrigin } from '#sandbox/is-cross-origin.ts'
import { listenOnLoopback } from '#sandbox/loopback-server.ts'
import { ConnectionLostError } from '#testing/faults/fault.ts'
import { createApi } from './api.ts'
import { CheckoutSteps } from './checkout-steps.ts'
import { createCheckout, securityHeaders } from './checkout.ts'
import { createControlApp, type Control } from './control.ts'
import { renderDashboard } from './dashboard-page.ts'
import { createParts, type PaystackOptions, type PaystackState } from './parts.ts'

type ControlPath = Exclude<keyof Control, 'clearFaults'>
type ControlResult<Path extends ControlPath> = Awaited<ReturnType<Control[Path]>>

/** For @hono/node-server: the response needs no more handling. */
const ALREADY_SENT = { 'x-hono-already-sent': 'true' }

const SECRET_KEY = 'sk_test_0123456789abcdef'

type RouterOptions = {
  parts: ReturnType<typeof createParts>
  secretKey: string
  appOrigins: readonly string[]
  bankTransferDelayMs: number | null
  onExchange: PaystackOptions['onExchange']
}

/** Handles a request of any client. Faults apply to Paystack's own API only. */
function createRouter(options: RouterOptions) {
  const { parts, secretKey, appOrigins, bankTransferDelayMs, onExchange } = options
  const { context, transactions, balance, faults } = parts
  const steps = new CheckoutSteps({ transactions, now: context.now, bankTransferDelayMs })
  const checkout = createCheckout({ transactions, steps, appOrigins })
  const api = createApi({ ...parts, secretKey })
  const control = new Hono().route('/_control', createControlApp(parts.control))
  const dashboard = new Hono().get('/', (c) =>
    c.html(renderDashboard(context, balance), 200, securityHeaders([])),
  )
  const handleApi = async (request: Request): Promise<Response> => {
    const copy = onExchange && request.clone()
    const response = await api.fetch(request)
    if (copy) await onExchange?.(copy, response.clone())
    return response
  }
  /** Rejects with a `ConnectionLostError` when the connection is dropped. */
  const handle = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (isCrossOrigin(request, appOrigins))
      return new Response('Cross-origin request', { status: 403 })
    if (pathname === '/') return dashboard.fetch(request)
    if (pathname.startsWith('/_control/')) return control.fetch(request)
    if (pathname.startsWith('/checkout/')) return checkout.fetch(request)
    return faults.apply(request, handleApi)
  }
  return { handle, control }
}

/** The sandbox without a network: `fetch` is the only way to it. */
export function createPaystackInProcess(options: PaystackOptions = {}) {
  const { secretKey = SECRET_KEY, bankTransferDelayMs = 8000, onExchange } = options
  const state: PaystackState = {
    url: options.url ?? '',
    webhookUrl: options.webhookUrl ?? null,
    time: null,
  }
  const appOrigins = [...(options.appOrigins ?? [])]
  const parts = createParts({ ...options, secretKey }, state)
  const router = createRouter({ parts, secretKey, appOrigins, bankTransferDelayMs, onExchange })

  return {
    secretKey,
    parts,
    topUp: parts.topUp,
    get url(): string {
      return state.url
    },
    set url(url: string) {
      state.url = url
    },
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
    handle: router.handle,
    /** A request without a network. A dropped connection is a failed fetch. */
    fetch: (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
      router.handle(new Request(input, init)),
    /** A request to `/_control`. */
    async control<Path extends ControlPath>(
      path: Path,
      body?: object,
      method: 'GET' | 'POST' | 'DELETE' = body === undefined ? 'GET' : 'POST',
    ): Promise<ControlResult<Path>> {
      const request = new Request(`http://localhost/_control/${path}`, {
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
    },
  }
}

export type PaystackInProcess = ReturnType<typeof createPaystackInProcess>

/**
 * Paystack on one machine: its HTTP API, its checkout and its webhooks, with money that is not real. It listens on
 * loopback only.
 */
export async function createPaystack(options: PaystackOptions = {}) {
  const paystack = createPaystackInProcess(options)
  const { stop } = paystack
  const serve = async (
    request: Request,
    { outgoing }: HttpBindings | Http2Bindings,
  ): Promise<Response> => {
    try {
      return await paystack.handle(request)
    } catch (error) {
      if (!(error instanceof ConnectionLostError) && !request.signal.aborted) throw error
      outgoing.destroy()
      return new Response(null, { headers: ALREADY_SENT })
    }
  }
  const server = await listenOnLoopback(serve, options.port ?? 0)
  paystack.url = server.url
  paystack.parts.webhooks.resume()
  return Object.assign(paystack, {
    async stop(): Promise<void> {
      await stop()
      await server.stop()
    },
  })
}

export type PaystackSandbox = PaystackInProcess
