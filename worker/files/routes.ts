import type { Context as HonoContext, Hono } from 'hono'
import { DomainError } from '#schema/domain/errors.ts'
import { isId } from '#schema/domain/ids.ts'
import type { Deps } from '#worker/context.ts'
import { FILE_HEADERS } from '#worker/http/headers.ts'
import { registerRoute } from '#worker/http/reply.ts'
import type { Reply } from '#worker/http/serve.ts'
import { ipOf } from '#worker/limits/address.ts'
import { addressCounters, countInIsolate } from '#worker/limits/rate-limit.ts'
import { IDENTITY_PICTURES_PATH, identityKeyOf, openIdentityPicture } from './identity-pictures.ts'
import { verifyLink } from './links.ts'
import { withStorageErrors } from './parts.ts'
import {
  PRIVATE_FILES_PATH,
  PRIVATE_FILES_PREFIX,
  PUBLIC_FILES_PATH,
  PUBLIC_FILES_PREFIX,
} from './store.ts'

const YEAR_S = 365 * 24 * 3600
const PUBLIC_NAME = /^([0-9a-f]{64})\.(?:jpg|png|webp)$/
const PRIVATE_KEY = /^[0-9a-f]{48}\.(?:jpg|png|webp|pdf|webm|ogg|m4a)$/

async function readFile({ files }: Deps, key: string): Promise<R2ObjectBody> {
  const file = await withStorageErrors(files.get(key))
  if (!file) throw new DomainError('not_found')
  return file
}

const mimeOf = (file: R2ObjectBody) => file.httpMetadata?.contentType ?? 'application/octet-stream'

/** The name is the content's hash, so the file never changes and If-None-Match needs no read. */
async function servePublicFile(c: HonoContext, deps: Deps): Promise<Reply> {
  const name = c.req.param('name') ?? ''
  const digest = PUBLIC_NAME.exec(name)?.[1]
  if (!digest) throw new DomainError('not_found')
  const cacheHeaders = {
    ...FILE_HEADERS,
    ETag: `"${digest}"`,
    'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
  }
  const isCached = c.req.header('if-none-match')?.includes(`"${digest}"`)
  if (isCached) return { status: 304, body: null, headers: cacheHeaders }
  countInIsolate(deps, addressCounters(deps, 'publicFile', ipOf(c)), deps.now())
  const file = await readFile(deps, PUBLIC_FILES_PREFIX + name)
  const headers = {
    ...cacheHeaders,
    'Content-Length': String(file.size),
    'Content-Type': mimeOf(file),
  }
  return { status: 200, body: file.body, headers }
}

/** Throws unless the link of the request is signed for this key; the response does not reveal whether the file exists. */
async function checkLink(c: HonoContext, deps: Deps, key: string): Promise<void> {
  countInIsolate(deps, addressCounters(deps, 'privateFile', ipOf(c)), deps.now())
  const { u: userId = '', e = '', s: signature = '' } = c.req.query()
  const expiresAt = /^\d{13}$/.test(e) ? Number(e) : 0
  const link = { key, userId, expiresAt }
  const isSigned = isId(userId) && (await verifyLink(deps.settings, link, signature))
  if (!isSigned || expiresAt < deps.now()) throw new DomainError('link_expired')
}

/** Of a proof of identity, decrypted for the administrator whom the link names. */
async function serveIdentityPicture(c: HonoContext, deps: Deps): Promise<Reply> {
  const file = c.req.param('file') ?? ''
  await checkLink(c, deps, identityKeyOf(file))
  const { bytes, mime } = await openIdentityPicture(deps, file)
  const headers = {
    ...FILE_HEADERS,
    'Content-Length': String(bytes.length),
    'Content-Type': mime,
    'Content-Disposition': 'inline',
    'Cache-Control': 'private, no-store',
  }
  return { status: 200, body: new Blob([bytes]).stream(), headers }
}

async function servePrivateFile(c: HonoContext, deps: Deps): Promise<Reply> {
  const key = c.req.param('key') ?? ''
  await checkLink(c, deps, key)
  if (!PRIVATE_KEY.test(key)) throw new DomainError('not_found')

  const file = await readFile(deps, PRIVATE_FILES_PREFIX + key)
  const type = mimeOf(file)
  const disposition = /^(?:image|audio)\//.test(type)
    ? 'inline'
    : `attachment; filename="onise-${key.slice(0, 8)}.pdf"`
  const headers = {
    ...FILE_HEADERS,
    'Content-Length': String(file.size),
    'Content-Type': type,
    'Content-Disposition': disposition,
    'Cache-Control': 'private, no-store',
  }
  return { status: 200, body: file.body, headers }
}

export function registerFileRoutes(app: Hono, deps: Deps): void {
  const method = 'GET'
  const privateRoute = { name: 'files.private', method, path: `${PRIVATE_FILES_PATH}:key` }
  const publicRoute = { name: 'files.picture', method, path: `${PUBLIC_FILES_PATH}:name` }
  const identityRoute = { name: 'files.identity', method, path: `${IDENTITY_PICTURES_PATH}:file` }
  registerRoute(app, deps, identityRoute, (c) => serveIdentityPicture(c, deps))
  registerRoute(app, deps, privateRoute, (c) => servePrivateFile(c, deps))
  registerRoute(app, deps, publicRoute, (c) => servePublicFile(c, deps))
}
