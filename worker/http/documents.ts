import { PAYSTACK_URL, type Bindings } from '../env.ts'
import { checkoutHeaders, DOCUMENT_HEADERS } from './headers.ts'

/** Pages made at build, readable without a script; every other address opens the app's shell. */
const PRERENDERED: Record<string, string> = { '/': '/landing.html' }
const SHELL = '/shell.html'
const IS_FILE = /\.[a-z0-9]{2,11}$/i
/**
 * Where money comes in has a policy of its own (SECURITY 4), so it is a document of its own: the shell, told that the
 * checkout may open in it (local/prerender.mjs), since a shell from the phone's own memory has the other policy.
 */
const CHECKOUT = /^\/fund-wallet\/?$/i
const CHECKOUT_SHELL = '/checkout.html'

function headersOf(env: Bindings): Record<string, string> {
  const provider = String((env as { PAYSTACK_URL?: string }).PAYSTACK_URL ?? PAYSTACK_URL)
  if (provider !== PAYSTACK_URL) return checkoutHeaders(new URL(provider).origin, [])
  const calls = [PAYSTACK_URL, 'https://standard.paystack.co']
  return checkoutHeaders('https://checkout.paystack.com', calls)
}

const plain = (words: string, status: number, more: Record<string, string> = {}) =>
  new Response(words, {
    status,
    headers: {
      ...DOCUMENT_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain',
      ...more,
    },
  })

/** What the build compressed (local/compress.mjs), and what it is then no longer known by. */
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
}

/** What the browser takes; the platform's edge takes more than some browsers, and says so in its own name. */
const takesBrotli = ({ cf, headers }: Request): boolean =>
  /\bbr\b/.test(String(cf?.['clientAcceptEncoding'] ?? headers.get('accept-encoding') ?? ''))

type Asset = {
  status: number
  headers: Headers
  body: Response['body']
  encodeBody?: 'manual'
}

/** A file as small as the browser can take it: what the edge compresses in passing is a fifth larger. */
async function asset(request: Request, assets: Fetcher, path: string): Promise<Asset> {
  const ask = async (name: string): Promise<Asset> => {
    const { origin } = new URL(request.url)
    const found = await assets.fetch(new Request(origin + name, { headers: request.headers }))
    return { body: found.body, status: found.status, headers: new Headers(found.headers) }
  }
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)]
  if (!type) return ask(path)
  const small = takesBrotli(request) ? await ask(`${path}.br`) : null
  const found = small && small.status !== 404 ? small : await ask(path)
  found.headers.set('Vary', 'Accept-Encoding')
  if (found.status !== 200) return found
  found.headers.set('Content-Type', type)
  if (found !== small) return found
  found.headers.set('Content-Encoding', 'br')
  return { ...found, encodeBody: 'manual' }
}

/** Documents and whatever else lies beside them: an address of the app opens the shell, a missing file is 404. */
export async function documents(request: Request, env: Bindings): Promise<Response> {
  if (!env.ASSETS) return plain('Not found', 404)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain('Method not allowed', 405, { Allow: 'GET, HEAD' })

  const { pathname } = new URL(request.url)
  if (IS_FILE.test(pathname) && !pathname.endsWith('.html'))
    return file(request, env.ASSETS, pathname)
  // The service worker keeps pages by their file's name, and with them the headers they came with.
  const page = pathname.endsWith('.html') ? pathname : (PRERENDERED[pathname] ?? SHELL)
  const isCheckout = CHECKOUT.test(pathname)
  const { body, ...how } = await asset(request, env.ASSETS, isCheckout ? CHECKOUT_SHELL : page)
  const headers = isCheckout ? headersOf(env) : DOCUMENT_HEADERS
  for (const [name, value] of Object.entries(headers)) how.headers.set(name, value)
  return new Response(request.method === 'HEAD' ? null : body, how)
}

/** A missing file must not be remembered for a year, which is what the headers of /assets would ask for. */
async function file(request: Request, assets: Fetcher, path: string): Promise<Response> {
  const { body, ...how } = await asset(request, assets, path)
  return how.status === 404 ? plain('Not found', 404) : new Response(body, how)
}
