import type { Context as HonoContext, Hono } from 'hono'
import { isId } from '#schema/domain/ids.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import type { Deps } from '../context.ts'
import { FILE_HEADERS } from '../http/headers.ts'
import { onRoute } from '../http/route.ts'
import type { Told } from '../http/serve.ts'
import { opens } from './links.ts'
import { PICTURES_FOLDER, PICTURES_PATH, PRIVATE_FOLDER, PRIVATE_PATH } from './store.ts'

const YEAR_S = 365 * 24 * 3600
const PICTURE = /^([0-9a-f]{64})\.(?:jpg|png|webp)$/
const PRIVATE = /^[0-9a-f]{48}\.(?:jpg|png|webp|pdf)$/

async function bytesAt({ files }: Deps, key: string): Promise<R2ObjectBody> {
  const found = await files.get(key).catch((cause: unknown) => {
    throw Object.assign(new Refusal('unavailable', undefined, { retryAfter: 5 }), { cause })
  })
  if (!found) throw new Refusal('not_found')
  return found
}

const typeOf = (file: R2ObjectBody) => file.httpMetadata?.contentType ?? 'application/octet-stream'
const sizeOf = (file: R2ObjectBody) => ({ 'Content-Length': String(file.size) })

/** Named by its content, so it can never change: kept a year, and "not changed" needs no look. */
async function showPicture(c: HonoContext, deps: Deps): Promise<Told> {
  const name = c.req.param('name') ?? ''
  const digest = PICTURE.exec(name)?.[1]
  if (!digest) throw new Refusal('not_found')
  const lasting = {
    ...FILE_HEADERS,
    ETag: `"${digest}"`,
    'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
  }
  const known = c.req.header('if-none-match')?.includes(`"${digest}"`)
  if (known) return { status: 304, body: null, headers: lasting }
  const file = await bytesAt(deps, PICTURES_FOLDER + name)
  const headers = { ...lasting, ...sizeOf(file), 'Content-Type': typeOf(file) }
  return { status: 200, body: file.body, headers }
}

/** For whoever holds a link that we signed and that has not run out; nobody else learns whether the file exists. */
async function showPrivate(c: HonoContext, deps: Deps): Promise<Told> {
  const key = c.req.param('key') ?? ''
  const { u: reader = '', e = '', s = '' } = c.req.query()
  const until = /^\d{13}$/.test(e) ? Number(e) : 0
  const signed = isId(reader) && (await opens(deps.settings, { key, reader, until }, s))
  if (!signed || until < deps.now()) throw new Refusal('link_expired')
  if (!PRIVATE.test(key)) throw new Refusal('not_found')

  const file = await bytesAt(deps, PRIVATE_FOLDER + key)
  const type = typeOf(file)
  const shown = type.startsWith('image/')
    ? 'inline'
    : `attachment; filename="onise-${key.slice(0, 8)}.pdf"`
  const headers = {
    ...FILE_HEADERS,
    ...sizeOf(file),
    'Content-Type': type,
    'Content-Disposition': shown,
    'Cache-Control': 'private, no-store',
  }
  return { status: 200, body: file.body, headers }
}

export function fileRoutes(app: Hono, deps: Deps): void {
  onRoute(app, deps, { name: 'files.private', method: 'GET', path: `${PRIVATE_PATH}:key` }, (c) =>
    showPrivate(c, deps),
  )
  onRoute(app, deps, { name: 'files.picture', method: 'GET', path: `${PICTURES_PATH}:name` }, (c) =>
    showPicture(c, deps),
  )
}
