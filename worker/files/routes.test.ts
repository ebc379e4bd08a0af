import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { FILE_LINK_MS } from '#schema/domain/limits.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { createSignedLink, storePicture, storePrivate } from './store.ts'

const bodyOf = async (response: Response) =>
  (await response.json()) as { error: string; code: string }

test('a picture is public, named by its content and cacheable for a year', async () => {
  const server = await createTestServer()
  const path = await storePicture(server.deps, imageFile(await createImage('webp')))
  expect(await storePicture(server.deps, imageFile(await createImage('webp')))).toBe(path)
  const shown = await server.app.request(path)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    etag: `"${/[0-9a-f]{64}/.exec(path)?.[0]}"`,
  })
  expect((await shown.arrayBuffer()).byteLength).toBe(Number(shown.headers.get('content-length')))

  const etag = shown.headers.get('etag') ?? ''
  const again = await server.app.request(path, { headers: { 'if-none-match': `W/"x", ${etag}` } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  const head = await server.app.request(path, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(shown.headers.get('content-length'))
})

test('a missing picture is answered with 404 and a message', async () => {
  const server = await createTestServer()
  for (const name of [
    `${'a'.repeat(64)}.jpg`,
    'x.svg',
    '..%2fprivate%2fx',
    `${'a'.repeat(64)}.html`,
  ]) {
    const missing = await server.app.request(`/api/files/${name}`)
    expect([missing.status, (await bodyOf(missing)).code]).toEqual([404, 'not_found'])
  }
})

test('a private file needs a link signed for one user, valid for one hour', async () => {
  const server = await createTestServer()
  const userId = newId('user')
  const { key, type } = await storePrivate(server.deps, imageFile(await createImage('jpeg')))
  expect([key, type]).toEqual([expect.stringMatching(/^[0-9a-f]{48}\.jpg$/), 'image/jpeg'])
  const link = await createSignedLink(server.deps, key, userId, server.now())
  const shown = await server.app.request(link)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })

  const other = await createSignedLink(server.deps, `${'b'.repeat(48)}.jpg`, userId, server.now())
  const invalidLinks = [
    link.replace(/u=[^&]+/, `u=${newId('user')}`),
    link.replace(/e=\d+/, `e=${server.now() + 9 * FILE_LINK_MS}`),
    link.replace(key, `${'b'.repeat(48)}.jpg`),
    link.replace(/s=[^&]{4}/, 's=AAAA'),
    link.replace(/&s=.*/, ''),
    link.replace(/\?.*/, ''),
  ]
  for (const invalid of invalidLinks) {
    const response = await server.app.request(invalid)
    expect([invalid, response.status, (await bodyOf(response)).code]).toEqual([
      invalid,
      403,
      'link_expired',
    ])
  }
  expect((await server.app.request(other)).status).toBe(404)

  server.advanceClock(FILE_LINK_MS + 1)
  const late = await server.app.request(link)
  expect([late.status, (await bodyOf(late)).error]).toEqual([
    403,
    'This link has expired. Open the page again.',
  ])
})

test('a PDF is sent as an attachment, and equal private files have different keys', async () => {
  const server = await createTestServer()
  const pdf = imageFile(new Uint8Array(Buffer.from('%PDF-1.7\n%…')), 'application/pdf')
  const { key } = await storePrivate(server.deps, pdf)
  expect((await storePrivate(server.deps, pdf)).key).not.toBe(key)
  const shown = await server.app.request(
    await createSignedLink(server.deps, key, newId('user'), server.now()),
  )
  expect(shown.headers.get('content-type')).toBe('application/pdf')
  expect(shown.headers.get('content-disposition')).toMatch(
    /^attachment; filename="onise-[0-9a-f]{8}\.pdf"$/,
  )
  await expect(
    storePrivate(server.deps, imageFile(new Uint8Array(Buffer.from('<html>')))),
  ).rejects.toThrow('Use a JPEG, PNG or WebP picture, or a PDF.')
})

test('an unavailable file store is answered with 503 and a message', async () => {
  const broken = async () => {
    throw new Error('the store is down')
  }
  const server = await createTestServer({
    files: { get: broken, put: broken, head: broken } as unknown as R2Bucket,
  })
  const shown = await server.app.request(`/api/files/${'a'.repeat(64)}.jpg`)
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '5'])
  await expect(storePicture(server.deps, imageFile(await createImage('png')))).rejects.toThrow(
    'not available',
  )
  const health = await server.app.request('/api/health')
  expect([health.status, await health.json()]).toEqual([
    503,
    expect.objectContaining({ ok: false, database: true, files: false, build: 'unbuilt' }),
  ])
  expect(server.logLines.at(-1)?.['fault']).toContain('the store is down')
})
