import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DomainError } from '#schema/domain/errors.ts'
import { createImage } from '#testing/worker/images.ts'
import { pictureOrPdfTypeOf, stripMetadata, typeOf } from './strip-metadata.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const ALL = ['jpg', 'png', 'webp'] as const

function outcomeOf(bytes: Uint8Array): string {
  try {
    stripMetadata(bytes, ALL)
    return 'accepted'
  } catch (error) {
    return error instanceof DomainError ? 'rejected' : String(error)
  }
}

describe.each(['jpeg', 'png', 'webp'] as const)('a %s', (kind) => {
  test('loses place, time and device, and no pixel changes', async () => {
    const original = await createImage(kind)
    expect(text(original)).toMatch(/secret-/)
    const { bytes } = stripMetadata(original, ALL)
    expect(text(bytes)).not.toMatch(/secret-|GPS|Tecno|xmpmeta/)
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([32, 24])
    const [before, after] = await Promise.all(
      [original, bytes].map((each) => sharp(each).raw().toBuffer()),
    )
    expect(after).toEqual(before)
  })

  test('does not change when it is stripped again', async () => {
    const once = stripMetadata(await createImage(kind, { orientation: 6 }), ALL).bytes
    expect(stripMetadata(once, ALL).bytes).toEqual(once)
  })

  test('loses bytes after its end', async () => {
    const image = await createImage(kind)
    const longer = new Uint8Array([...image, ...Buffer.from('<script>secret-tail</script>')])
    expect(text(stripMetadata(longer, ALL).bytes)).not.toContain('secret-tail')
  })

  test('that is truncated or corrupted is rejected or accepted, and never a fault', async () => {
    const image = await createImage(kind)
    for (let length = 0; length < image.length; length += 7) {
      expect(() => stripMetadata(image.subarray(0, length), ALL)).toThrow(DomainError)
    }
    const anyChanges = fc.array(fc.tuple(fc.nat(image.length - 1), fc.nat(255)), { maxLength: 20 })
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const bytes = Uint8Array.from(image)
        for (const [offset, value] of changes) bytes[offset] = value
        expect(outcomeOf(bytes)).toMatch(/^(accepted|rejected)$/)
      }),
      { numRuns: 300 },
    )
  })
})

test.each(['jpeg', 'webp'] as const)('a rotated %s keeps its orientation', async (kind) => {
  const { bytes } = stripMetadata(await createImage(kind, { orientation: 6 }), ALL)
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  expect(text(bytes)).not.toMatch(/secret-/)
})

test('a progressive JPEG with a colour profile does not change', async () => {
  const noise = Buffer.from(Uint8Array.from({ length: 90 * 60 * 3 }, (_, n) => (n * 7919) % 251))
  const image = await sharp(noise, { raw: { width: 90, height: 60, channels: 3 } })
    .withIccProfile('p3')
    .jpeg({ progressive: true, quality: 98 })
    .toBuffer()
  const { bytes } = stripMetadata(new Uint8Array(image), ALL)
  expect((await sharp(bytes).metadata()).hasProfile).toBe(true)
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(image).raw().toBuffer())
})

test('the first bytes decide the type; SVG, HTML and GIF are rejected', () => {
  const files = ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'GIF89a', 'PK', '']
  for (const file of files) {
    const bytes = new Uint8Array(Buffer.from(file))
    expect(typeOf(bytes)).toBeNull()
    expect(() => stripMetadata(bytes, ALL)).toThrow('Use a JPEG, PNG or WebP picture.')
  }
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7 …'))
  expect(() => stripMetadata(pdf, ALL)).toThrow('Use a JPEG, PNG or WebP picture.')
  expect(stripMetadata(pdf, [...ALL, 'pdf']).type.mime).toBe('application/pdf')
})

test('a picture with too many pixels is rejected', async () => {
  const bytes = await createImage('png')
  new DataView(bytes.buffer).setUint32(16, 60_000)
  new DataView(bytes.buffer).setUint32(20, 60_000)
  expect(() => stripMetadata(bytes, ALL)).toThrow('too many pixels')
})

test('a PDF with a password is rejected in words, wherever a PDF may be sent', () => {
  const locked = new Uint8Array(Buffer.from('%PDF-1.7\ntrailer <</Encrypt 9 0 R>>'))
  expect(() => stripMetadata(locked, [...ALL, 'pdf'])).toThrow(
    /protected with a password.*choose Print/,
  )
  expect(() => pictureOrPdfTypeOf(locked)).toThrow(/protected with a password.*choose Print/)
})
