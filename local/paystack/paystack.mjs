import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { isForeign } from '../foreign.mjs'
import { openAccounts } from './accounts.mjs'
import { apiOf } from './api.mjs'
import { openBalance } from './balance.mjs'
import { checkoutOf, headersFor } from './checkout.mjs'
import { controlOf } from './control.mjs'
import { DROPPED, openFaults } from './faults.mjs'
import { homeOf } from './home.mjs'
import { openKept } from '../kept.mjs'
import { openReturns } from './returns.mjs'
import { openTimers } from './timers.mjs'
import { openTransactions } from './transactions.mjs'
import { openTransfers } from './transfers.mjs'
import { openHooks, RETRIES } from './webhooks.mjs'

const HOST = '127.0.0.1'
/** Paystack's ids are larger than anybody's counter; so are these. */
const FIRST_ID = 4_100_000_000
const NUMBERED = [
  'customers',
  'transactions',
  'recipients',
  'transfers',
  'moves',
  'hooks',
  'refunds',
  'disputes',
]

const TRANSFERS = { outcome: 'success', after: 1200, reversedAfter: 1500 }
const WEBHOOKS = { hold: false, copies: 1, delay: 0, forged: false }

/** What scripts may change while it runs. */
function openSettings(given) {
  const first = { transfers: { ...TRANSFERS, ...given.transfers }, webhooks: { ...WEBHOOKS } }
  const settings = {
    transfers: { ...first.transfers },
    webhooks: { ...first.webhooks },
    reset() {
      Object.assign(settings.transfers, first.transfers)
      Object.assign(settings.webhooks, first.webhooks)
    },
  }
  return settings
}

/**
 * Paystack on one machine (MONEY 3.3): its HTTP API, its checkout and its webhooks, with money that is not real.
 * It listens on loopback alone. What it knows is kept in `file`, or for as long as it runs.
 *
 * @param {object} [options]
 * @param {number} [options.port] a free one when none is given
 * @param {string} [options.file]
 * @param {string} [options.secretKey]
 * @param {string | null} [options.webhookUrl] where the worker listens; may be told later, `tellAt`
 * @param {string[]} [options.appOrigins] who may show the checkout in a frame, and hears what became of it
 * @param {() => number} [options.now]
 * @param {Partial<typeof TRANSFERS>} [options.transfers] what becomes of a transfer, and after how many ms
 * @param {number | null} [options.bankTransferAfter] when money sent by bank transfer is there; null: when told
 * @param {Partial<typeof RETRIES>} [options.retries]
 * @param {typeof fetch} [options.carry] how webhooks travel
 */
export async function createPaystack({
  port = 0,
  file,
  secretKey = 'sk_test_0123456789abcdef',
  webhookUrl = null,
  appOrigins = [],
  now = Date.now,
  transfers: fate = {},
  bankTransferAfter = 8000,
  retries = {},
  carry = fetch,
} = {}) {
  /** Set to a moment by a script that plays the past; null is the time it is. */
  let moment = null
  const clock = () => moment ?? now()
  const domain = secretKey.startsWith('sk_live_') ? 'live' : 'test'
  const kept = openKept(file)
  const timers = openTimers(clock)
  const settings = openSettings({ transfers: fate })
  const faults = openFaults()
  let lastId = NUMBERED.flatMap((kind) => kept.all(kind)).reduce(
    (highest, { id }) => Math.max(highest, id + 1),
    FIRST_ID,
  )
  const nextId = () => ++lastId
  let url = ''
  let tellAt = webhookUrl

  const basics = { kept, timers, now: clock, nextId, domain }
  const hooks = openHooks({
    ...basics,
    secretKey,
    url: () => tellAt,
    retries: { ...RETRIES, ...retries },
    control: () => settings.webhooks,
    carry,
  })
  const balance = openBalance(basics)
  const accounts = openAccounts(basics)
  const parts = { ...basics, balance, accounts, hooks, faults, settings }
  const transactions = openTransactions({ ...parts, origin: () => url })
  const transfers = openTransfers({ ...parts, plan: () => ({ ...settings.transfers }) })
  const returns = openReturns({ ...parts, transactions })
  const topUp = (amount) =>
    kept.write(
      balance.move({ difference: amount, reason: 'Top up', model: 'Topup', row: nextId() }),
    )

  const control = new Hono().route(
    '/_control',
    controlOf({
      ...parts,
      transactions,
      transfers,
      returns,
      topUp,
      setClock: (at) => (moment = at),
    }),
  )
  const friends = [...appOrigins]
  const checkout = checkoutOf({ transactions, now: clock, bankTransferAfter, friends })
  const api = apiOf({ transactions, transfers, returns, accounts, balance, secretKey })

  const home = new Hono().get('/', (c) => c.html(homeOf({ kept, balance }), 200, headersFor([])))

  async function answer(request) {
    const { pathname } = new URL(request.url)
    if (isForeign(request, friends)) return new Response('Not from there', { status: 403 })
    if (pathname === '/') return home.fetch(request)
    if (pathname.startsWith('/_control/')) return control.fetch(request)
    if (pathname.startsWith('/checkout/')) return checkout.fetch(request)
    return faults.around(request, (one) => api.fetch(one))
  }

  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    async fetch(request, { outgoing }) {
      const response = await answer(request)
      if (response !== DROPPED) return response
      outgoing.destroy()
      return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
    },
  })
  server.listen(port, HOST)
  await once(server, 'listening')
  url = `http://${HOST}:${server.address().port}`
  hooks.resume()

  return {
    url,
    secretKey,
    /**
     * Where webhooks go from now on; what waits is sent there.
     *
     * @param {string | null} address
     */
    tellAt(address) {
      tellAt = address
      hooks.resume()
    },
    /** The same without a network, for a test in this process: what is dropped is a failed fetch. */
    async fetch(...given) {
      const response = await answer(new Request(...given))
      if (response === DROPPED) throw new TypeError('fetch failed')
      return response
    },
    /**
     * One call to /_control, its answer parsed.
     *
     * @param {string} path
     * @param {object} [body]
     * @param {string} [method]
     */
    async control(path, body, method = body === undefined ? 'GET' : 'POST') {
      const response = await control.fetch(
        new Request(`${url}/_control/${path}`, {
          method,
          ...(body && { body: JSON.stringify(body) }),
        }),
      )
      const said = await response.json()
      if (!response.ok) throw new Error(said.message)
      return said
    },
    /**
     * One more address that the app is served from.
     *
     * @param {string} origin
     */
    welcome: (origin) => void friends.push(origin),
    topUp,
    get balance() {
      return balance.of('NGN')
    },
    async stop() {
      timers.stop()
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
