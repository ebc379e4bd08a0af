import { replaceFigures, type AboutFigures } from '#schema/domain/about.ts'
import {
  LANGUAGES,
  PUBLIC_PATHS,
  publicFile,
  publicPath,
  type PublicPath,
} from '#schema/domain/languages.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { screenDocument } from '#schema/domain/screen-documents.ts'
import { PAYSTACK_URL, publicOrigin, type Bindings, type Settings } from '#worker/env.ts'
import { checkoutHeaders, DOCUMENT_HEADERS, HAS_HASHES } from './headers.ts'

/** Prerendered pages, readable without JavaScript; every other path gets the app's shell. */
const PRERENDERED = new Map(
  PUBLIC_PATHS.flatMap((path) =>
    LANGUAGES.map(
      (language) =>
        [
          publicPath(path, language),
          { page: path, file: `/${publicFile(path, language)}` },
        ] as const,
    ),
  ),
)
/** Replaced by the build (tools/build/screen-pattern.ts); most tests have none. */
declare const SCREEN_PATTERN: string | undefined
/** An address without a screen gets the app, which says so, with a status that search engines understand. */
const isScreen = (path: string): boolean =>
  PRERENDERED.has(path) ||
  path.endsWith('.html') ||
  typeof SCREEN_PATTERN === 'undefined' ||
  new RegExp(SCREEN_PATTERN).test(path)
const IS_FILE = /\.[a-z0-9]{2,11}$/i

function checkoutHeadersOf(env: Bindings): Record<string, string> {
  const provider = String((env as { PAYSTACK_URL?: string }).PAYSTACK_URL ?? PAYSTACK_URL)
  if (provider !== PAYSTACK_URL) return checkoutHeaders(new URL(provider).origin, [])
  const apis = [PAYSTACK_URL, 'https://standard.paystack.co']
  return checkoutHeaders('https://checkout.paystack.com', apis)
}

/** `npx wrangler dev` bundles without the hashes of the inline scripts, of which one starts the app. */
const isWranglerDev = (env: Bindings): boolean =>
  !HAS_HASHES && (env as { ENVIRONMENT?: string }).ENVIRONMENT === 'local'

const allowInlineScripts = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  'Content-Security-Policy': String(headers['Content-Security-Policy']).replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
  ),
})

const plainText = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      ...DOCUMENT_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    },
  })

/** Types that the build compressed; the asset server cannot derive them from the `.br` name. */
const COMPRESSED_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
}

/** Cloudflare replaces Accept-Encoding by its own and reports the browser's in `cf`. */
const acceptsBrotli = ({ cf, headers }: Request): boolean =>
  /\bbr\b/.test(String(cf?.['clientAcceptEncoding'] ?? headers.get('accept-encoding') ?? ''))

type Asset = {
  status: number
  headers: Headers
  body: Response['body']
  encodeBody?: 'manual'
}

/** Prefers the build's Brotli file: what the edge compresses on the fly is a fifth larger. */
async function fetchAsset(request: Request, assets: Fetcher, path: string): Promise<Asset> {
  const fetchFile = async (name: string): Promise<Asset> => {
    const { origin } = new URL(request.url)
    const { body, status, headers } = await assets.fetch(
      new Request(origin + name, { headers: request.headers }),
    )
    return { body, status, headers: new Headers(headers) }
  }
  const type = COMPRESSED_TYPES[path.slice(path.lastIndexOf('.') + 1)]
  if (!type) return fetchFile(path)
  const brotli = acceptsBrotli(request) ? await fetchFile(`${path}.br`) : null
  const asset = brotli && brotli.status !== 404 ? brotli : await fetchFile(path)
  asset.headers.set('Vary', 'Accept-Encoding')
  if (asset.status !== 200) return asset
  asset.headers.set('Content-Type', type)
  if (asset !== brotli) return asset
  asset.headers.set('Content-Encoding', 'br')
  return { ...asset, encodeBody: 'manual' }
}

const SECURITY_TEXT = '/.well-known/security.txt'
const SECURITY_TEXT_MS = 180 * DAY_MS

/** Where to report a vulnerability (RFC 9116). Generated, because it must expire within a year. */
function securityText({ origin, hostname }: URL): Response {
  const lines = [
    `Contact: mailto:security@${hostname}`,
    `Expires: ${new Date(Date.now() + SECURITY_TEXT_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TEXT}`,
  ]
  return plainText(`${lines.join('\n')}\n`, 200)
}

/** What is not for people is not crawled. The pictures are, because previews of links show them. */
const robotsText = ({ origin }: URL): Response =>
  plainText(
    [
      'User-agent: *',
      'Allow: /api/files/',
      'Disallow: /api/',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
    200,
  )

/** In the head of a prerendered page: addresses that a preview or a search engine needs in full. */
const RELATIVE_ADDRESS = /(<meta property="og:(?:url|image)" content="|"(?:url|logo)":")(?=\/)/g

/** A page with another text than its file, so without the file's validators. */
async function fetchEdited(
  request: Request,
  assets: Fetcher,
  file: string,
  edit: (text: string) => string,
): Promise<Asset> {
  const sent = new Headers(request.headers)
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) sent.delete(name)
  const page = await fetchAsset(new Request(request.url, { headers: sent }), assets, file)
  if (page.status !== 200) return page
  const headers = new Headers(page.headers)
  for (const name of ['content-length', 'etag', 'last-modified']) headers.delete(name)
  const text = edit(await new Response(page.body).text())
  return { status: 200, headers, body: new Response(text).body }
}

/** RFC 8288: the canonical address of a page, and its address in each language. */
function linksOf(origin: string, path: string, page: PublicPath): string {
  const alternates = LANGUAGES.map((language) => [language, publicPath(page, language)])
  return [
    `<${origin}${path}>; rel="canonical"`,
    ...[...alternates, ['x-default', page]].map(
      ([language, address]) => `<${origin}${address}>; rel="alternate"; hreflang="${language}"`,
    ),
  ].join(', ')
}

type Prerendered = { origin: string; path: string; page: PublicPath; file: string }
/** What administrators have set; null before that. */
type ReadFigures = () => Promise<AboutFigures | null>

/**
 * A crawler does not send Sec-Fetch-Mode, and gets the page with complete addresses; a browser gets the compressed file
 * as it was built, unless administrators have changed what it shows. The canonical address and those in other languages
 * are a header, so that a file without a host has none that is wrong.
 */
async function fetchPrerendered(
  request: Request,
  assets: Fetcher,
  { origin, path, page, file }: Prerendered,
  readFigures: ReadFigures,
): Promise<Asset> {
  const isCrawler = !request.headers.has('sec-fetch-mode')
  const figures = page === '/about' ? await readFigures() : null
  const asset =
    isCrawler || figures
      ? await fetchEdited(request, assets, file, (text) => {
          const shown = figures ? replaceFigures(text, figures) : text
          return isCrawler ? shown.replace(RELATIVE_ADDRESS, `$1${origin}`) : shown
        })
      : await fetchAsset(request, assets, file)
  asset.headers.set('Vary', 'Accept-Encoding, Sec-Fetch-Mode')
  asset.headers.set('Link', linksOf(origin, path, page))
  return asset
}

const readNoFigures: ReadFigures = async () => null

function toDocument({ method }: Request, path: string, { body, ...init }: Asset): Response {
  const isKnown = isScreen(path)
  if (!isKnown) init.headers.set('X-Robots-Tag', 'noindex')
  return new Response(method === 'HEAD' ? null : body, isKnown ? init : { ...init, status: 404 })
}

/** Serves documents and static files: a path of the app gets the shell, a missing file 404. */
export async function serveDocument(
  request: Request,
  env: Bindings,
  readFigures = readNoFigures,
): Promise<Response> {
  if (!env.ASSETS) return plainText('Not found', 404)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plainText('Method not allowed', 405, { Allow: 'GET, HEAD' })

  const { pathname } = new URL(request.url)
  const url = new URL(publicOrigin(env as unknown as Settings, request.url))
  if (pathname === SECURITY_TEXT) return securityText(url)
  if (pathname === '/robots.txt') return robotsText(url)
  const isHtml = pathname.endsWith('.html')
  if (IS_FILE.test(pathname) && !isHtml) return serveFile(request, env.ASSETS, pathname)
  // The service worker caches pages by file name, with these headers.
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '')
  const prerendered = PRERENDERED.get(path)
  const { body, ...init } = prerendered
    ? await fetchPrerendered(
        request,
        env.ASSETS,
        { origin: url.origin, path, ...prerendered },
        readFigures,
      )
    : await fetchAsset(request, env.ASSETS, isHtml ? pathname : screenDocument(path))
  // The fund page has its own Content-Security-Policy, so it is its own document: the shell with a mark that the checkout
  // may open in it (tools/build/prerender.ts). A shell from the service worker's cache has the other policy.
  const fixed = path === '/fund-wallet' ? checkoutHeadersOf(env) : DOCUMENT_HEADERS
  const headers = isWranglerDev(env) ? allowInlineScripts(fixed) : fixed
  for (const [name, value] of Object.entries(headers)) init.headers.set(name, value)
  return toDocument(request, path, { body, ...init })
}

/** A 404 must not get the one-year cache headers of /assets. */
async function serveFile(request: Request, assets: Fetcher, path: string): Promise<Response> {
  const { body, ...init } = await fetchAsset(request, assets, path)
  return init.status === 404 ? plainText('Not found', 404) : new Response(body, init)
}
