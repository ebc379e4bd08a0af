import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { createImage } from '#testing/worker/images.ts'
import { stripMetadata } from './strip-metadata.ts'

const SECRET = 'secret-payload'
const strip = (bytes: Uint8Array) => stripMetadata(bytes, ['jpg', 'png', 'webp']).bytes
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const join = (...parts: (Uint8Array | Buffer | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))))

const gradient = Buffer.from(Uint8Array.from({ length: 64 * 48 * 3 }, (_, n) => (n * 37) % 256))
async function withProfile(format: 'jpeg' | 'png' | 'webp'): Promise<Uint8Array> {
  const image = sharp(gradient, { raw: { width: 64, height: 48, channels: 3 } })
  const profiled = image.withIccProfile('p3')
  return new Uint8Array(await profiled[format]().toBuffer())
}
const inSrgb = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes).toColourspace('srgb').raw().toBuffer()
const profileOf = async (image: Sharp) => (await image.metadata()).icc

function pngChunk(name: string, body: Uint8Array): Uint8Array {
  const data = join(name, body)
  const head = Buffer.alloc(4)
  head.writeUInt32BE(body.length)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(data))
  return join(head, data, tail)
}
/** After the header chunk, before everything else. */
const insertPngChunks = (png: Uint8Array, ...chunks: Uint8Array[]) =>
  join(png.subarray(0, 33), ...chunks, png.subarray(33))

const segment = (marker: number, body: string) =>
  join(Uint8Array.from([0xff, marker, 0, 2 + body.length]), body)
const insertSegment = (jpeg: Uint8Array, ...segments: Uint8Array[]) =>
  join(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2))

describe('a colour profile', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'of a %s keeps its colours and loses its texts',
    async (format) => {
      const original = await withProfile(format)
      expect(text((await profileOf(sharp(original))) as Buffer)).toContain('desc')
      const bytes = strip(original)
      const profile = (await profileOf(sharp(bytes))) as Buffer
      expect(text(profile)).not.toMatch(/desc|cprt|mluc|dscm/)
      expect(await inSrgb(bytes)).toEqual(await inSrgb(original))
      expect(strip(bytes)).toEqual(bytes)
    },
  )

  test('with other bytes in its header loses them', async () => {
    const bytes = await withProfile('webp')
    bytes.set(Buffer.from(SECRET), text(bytes).indexOf('acsp') + 48)
    expect(text(strip(bytes))).not.toContain(SECRET)
    expect(await profileOf(sharp(strip(bytes)))).toBeDefined()
  })

  test('that is not one is dropped', async () => {
    const jpeg = await createImage('jpeg')
    const odd = insertSegment(
      jpeg,
      segment(0xe2, `ICC_PROFILE\0\x01\x01${SECRET}`.padEnd(200, 'x')),
    )
    expect(text(strip(odd))).not.toContain(SECRET)
    const body = join('name\0\0', deflateSync(SECRET.padEnd(200, 'x')))
    const png = insertPngChunks(await createImage('png'), pngChunk('iCCP', body))
    expect(text(strip(png))).not.toContain('iCCP')
  })

  test('that inflates to 64 MB is dropped', async () => {
    const body = join('bomb\0\0', deflateSync(Buffer.alloc(64 * 1024 * 1024)))
    const png = insertPngChunks(await createImage('png'), pngChunk('iCCP', body))
    expect(text(strip(png))).not.toContain('iCCP')
  })
})

describe('a JPEG', () => {
  test.each([
    ['an extension segment', segment(0xf0, SECRET)],
    ['a reserved segment', segment(0x02, SECRET)],
    ['a comment', segment(0xfe, SECRET)],
    ['a second EXIF segment', segment(0xe1, `Exif\0\0${SECRET}`)],
    ['a thumbnail', segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02${SECRET}`)],
    ['an oversized Adobe segment', segment(0xee, `Adobe\0\x64\0\0\0\0\x01${SECRET}`)],
  ])('loses %s', async (_, inserted) => {
    const bytes = strip(insertSegment(await createImage('jpeg'), inserted))
    expect(text(bytes)).not.toContain(SECRET)
    expect((await sharp(bytes).metadata()).width).toBe(32)
  })

  test.each([
    ['a restart interval', 0xdd],
    ['a quantization table', 0xdb],
    ['a Huffman table', 0xc4],
  ])('with more bytes than %s has is rejected', async (_, marker) => {
    const odd = insertSegment(await createImage('jpeg'), segment(marker, SECRET))
    expect(() => strip(odd)).toThrow('damaged')
  })

  test('with hundreds of scans is rejected', async () => {
    const jpeg = await createImage('jpeg')
    const scan = text(jpeg).indexOf('\xff\xda')
    const scans = Array.from({ length: 101 }, () => jpeg.subarray(scan, -2))
    expect(() => strip(join(jpeg.subarray(0, scan), ...scans, '\xff\xd9'))).toThrow('damaged')
  })
})

describe('an animation', () => {
  test('of a PNG is stored as its still picture', async () => {
    const png = await createImage('png')
    const frames = ['acTL', 'fcTL', 'fdAT'].map((name) => pngChunk(name, Buffer.from(SECRET)))
    const bytes = strip(insertPngChunks(png, ...frames))
    expect(text(bytes)).not.toMatch(/acTL|fcTL|fdAT|secret/)
    expect(bytes).toEqual(strip(png))
  })

  test('of a WebP is stored as its first frame', async () => {
    const frames = Buffer.alloc(20 * 40 * 4, 90).fill(200, 20 * 20 * 4)
    const animated = await sharp(frames, {
      raw: { width: 20, height: 40, channels: 4, pageHeight: 20 },
    })
      .webp({ lossless: true, loop: 0 })
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    const bytes = strip(new Uint8Array(animated))
    expect(text(bytes)).not.toMatch(/ANIM|ANMF/)
    const { width, height, pages = 1 } = await sharp(bytes).metadata()
    expect([width, height, pages]).toEqual([20, 20, 1])
    const first = sharp(animated, { page: 0 }).ensureAlpha().raw()
    expect(await sharp(bytes).ensureAlpha().raw().toBuffer()).toEqual(await first.toBuffer())
  })
})

describe('a picture', () => {
  const withSize = async (width: number, height: number) => {
    const bytes = await createImage('png')
    new DataView(bytes.buffer).setUint32(16, width)
    new DataView(bytes.buffer).setUint32(20, height)
    return bytes
  }
  test.each([
    [4096, 4096],
    [8192, 2048],
  ])('of %d × %d pixels is accepted', async (width, height) => {
    expect(strip(await withSize(width, height))).toBeInstanceOf(Uint8Array)
  })
  test.each([
    [4097, 4096],
    [8193, 1],
    [1, 8193],
  ])('of %d × %d pixels is rejected', async (width, height) => {
    const bytes = await withSize(width, height)
    expect(() => strip(bytes)).toThrow('too many pixels')
  })
})
