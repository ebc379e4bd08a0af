import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { PICTURE_LINK_MS } from '#schema/domain/limits.ts'
import { blobOf, pictureOf } from '../test/pictures.ts'
import { newWorld } from '../test/world.ts'
import { linkFor, storePicture, storePrivate } from './store.ts'

const body = async (response: Response) =>
  (await response.json()) as { error: string; code: string }

test('a picture is kept under its own content, for everybody and for a year', async () => {
  const world = await newWorld()
  const address = await storePicture(world.deps, blobOf(await pictureOf('webp')))
  expect(await storePicture(world.deps, blobOf(await pictureOf('webp')))).toBe(address)
  const shown = await world.app.request(address)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    etag: `"${/[0-9a-f]{64}/.exec(address)?.[0]}"`,
  })
  expect((await shown.arrayBuffer()).byteLength).toBe(Number(shown.headers.get('content-length')))

  const etag = shown.headers.get('etag') ?? ''
  const known = await world.app.request(address, { headers: { 'if-none-match': `W/"x", ${etag}` } })
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag])
  const head = await world.app.request(address, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(shown.headers.get('content-length'))
})

test('a picture that is not there is 404 in words', async () => {
  const world = await newWorld()
  for (const name of [
    `${'a'.repeat(64)}.jpg`,
    'x.svg',
    '..%2fprivate%2fx',
    `${'a'.repeat(64)}.html`,
  ]) {
    const missing = await world.app.request(`/api/files/${name}`)
    expect([missing.status, (await body(missing)).code]).toEqual([404, 'not_found'])
  }
})

test('SECURITY 4: a private file opens by a link made for one person, for one hour', async () => {
  const world = await newWorld()
  const reader = newId('user')
  const { key, type } = await storePrivate(world.deps, blobOf(await pictureOf('jpeg')))
  expect([key, type]).toEqual([expect.stringMatching(/^[0-9a-f]{48}\.jpg$/), 'image/jpeg'])
  const link = await linkFor(world.deps, key, reader, world.now())
  const shown = await world.app.request(link)
  expect(shown.status).toBe(200)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })

  const other = await linkFor(world.deps, `${'b'.repeat(48)}.jpg`, reader, world.now())
  const spoiled = [
    link.replace(/u=[^&]+/, `u=${newId('user')}`),
    link.replace(/e=\d+/, `e=${world.now() + 9 * PICTURE_LINK_MS}`),
    link.replace(key, `${'b'.repeat(48)}.jpg`),
    link.replace(/s=[^&]{4}/, 's=AAAA'),
    link.replace(/&s=.*/, ''),
    link.replace(/\?.*/, ''),
  ]
  for (const address of spoiled) {
    const refused = await world.app.request(address)
    expect([address, refused.status, (await body(refused)).code]).toEqual([
      address,
      403,
      'link_expired',
    ])
  }
  expect((await world.app.request(other)).status).toBe(404)

  world.wait(PICTURE_LINK_MS + 1)
  const late = await world.app.request(link)
  expect([late.status, (await body(late)).error]).toEqual([
    403,
    'This link has expired. Open the page again.',
  ])
})

test('a PDF is handed over, never shown; two of the same do not share a name', async () => {
  const world = await newWorld()
  const pdf = blobOf(new Uint8Array(Buffer.from('%PDF-1.7\n%…')), 'application/pdf')
  const { key } = await storePrivate(world.deps, pdf)
  expect((await storePrivate(world.deps, pdf)).key).not.toBe(key)
  const shown = await world.app.request(await linkFor(world.deps, key, newId('user'), world.now()))
  expect(shown.headers.get('content-type')).toBe('application/pdf')
  expect(shown.headers.get('content-disposition')).toMatch(
    /^attachment; filename="onise-[0-9a-f]{8}\.pdf"$/,
  )
  await expect(
    storePrivate(world.deps, blobOf(new Uint8Array(Buffer.from('<html>')))),
  ).rejects.toThrow('Use a JPEG, PNG or WebP picture, or a PDF.')
})

test('a file store that does not answer is 503 in words', async () => {
  const broken = async () => {
    throw new Error('the store is down')
  }
  const world = await newWorld({
    files: { get: broken, put: broken, head: broken } as unknown as R2Bucket,
  })
  const shown = await world.app.request(`/api/files/${'a'.repeat(64)}.jpg`)
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '5'])
  await expect(storePicture(world.deps, blobOf(await pictureOf('png')))).rejects.toThrow(
    'cannot reach',
  )
  const health = await world.app.request('/api/health')
  expect([health.status, await health.json()]).toEqual([
    503,
    { ok: false, database: true, files: false, build: 'unbuilt' },
  ])
  expect(world.lines.at(-1)?.['fault']).toContain('the store is down')
})
