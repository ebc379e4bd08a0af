import type { Bindings } from '../env.ts'
import { DOCUMENT_HEADERS } from './headers.ts'

/** Pages made at build, readable without a script; every other address opens the app's shell. */
const PRERENDERED: Record<string, string> = { '/': '/landing.html' }
const SHELL = '/shell.html'
const IS_FILE = /\.[a-z0-9]{2,11}$/i

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

/** Documents and whatever else lies beside them: an address of the app opens the shell, a missing file is 404. */
export async function documents(request: Request, env: Bindings): Promise<Response> {
  if (!env.ASSETS) return plain('Not found', 404)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain('Method not allowed', 405, { Allow: 'GET, HEAD' })

  const { pathname, origin } = new URL(request.url)
  if (IS_FILE.test(pathname) && !pathname.endsWith('.html')) return file(request, env.ASSETS)
  // The service worker keeps pages by their file's name, and with them the headers they came with.
  const page = pathname.endsWith('.html') ? pathname : (PRERENDERED[pathname] ?? SHELL)
  const asset = await env.ASSETS.fetch(new Request(origin + page, { headers: request.headers }))
  const headers = new Headers(asset.headers)
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) headers.set(name, value)
  return new Response(request.method === 'HEAD' ? null : asset.body, {
    status: asset.status,
    headers,
  })
}

/** A missing file must not be remembered for a year, which is what the headers of /assets would ask for. */
async function file(request: Request, assets: Fetcher): Promise<Response> {
  const found = await assets.fetch(request)
  return found.status === 404 ? plain('Not found', 404) : found
}
