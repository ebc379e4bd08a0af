import * as fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#schema/domain/refusal.ts'
import { pictureOf } from '../test/pictures.ts'
import { cleaned, typeOf } from './clean.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const ALL = ['jpg', 'png', 'webp'] as const

function outcomeOf(bytes: Uint8Array): string {
  try {
    cleaned(bytes, ALL)
    return 'kept'
  } catch (error) {
    return error instanceof Refusal ? 'refused' : String(error)
  }
}

describe.each(['jpeg', 'png', 'webp'] as const)('a %s', (kind) => {
  test('loses where, when and by what it was made, and keeps every pixel', async () => {
    const made = await pictureOf(kind)
    expect(text(made)).toMatch(/secret-/)
    const { bytes } = cleaned(made, ALL)
    expect(text(bytes)).not.toMatch(/secret-|GPS|Tecno|xmpmeta/)
    const told = await sharp(bytes).metadata()
    expect([told.width, told.height]).toEqual([32, 24])
    const [before, after] = await Promise.all(
      [made, bytes].map((each) => sharp(each).raw().toBuffer()),
    )
    expect(after).toEqual(before)
  })

  test('is the same again when it is cleaned again', async () => {
    const once = cleaned(await pictureOf(kind, { orientation: 6 }), ALL).bytes
    expect(cleaned(once, ALL).bytes).toEqual(once)
  })

  test('loses what hides behind its end', async () => {
    const made = await pictureOf(kind)
    const longer = new Uint8Array([...made, ...Buffer.from('<script>secret-tail</script>')])
    expect(text(cleaned(longer, ALL).bytes)).not.toContain('secret-tail')
  })

  test('that is cut short or scrambled is refused in words, and never breaks anything', async () => {
    const made = await pictureOf(kind)
    for (let length = 0; length < made.length; length += 7) {
      expect(() => cleaned(made.subarray(0, length), ALL)).toThrow(Refusal)
    }
    const spoiled = fc.array(fc.tuple(fc.nat(made.length - 1), fc.nat(255)), { maxLength: 20 })
    fc.assert(
      fc.property(spoiled, (changes) => {
        const bytes = Uint8Array.from(made)
        for (const [at, value] of changes) bytes[at] = value
        expect(outcomeOf(bytes)).toMatch(/^(kept|refused)$/)
      }),
      { numRuns: 300 },
    )
  })
})

test.each(['jpeg', 'webp'] as const)(
  'a %s that was held sideways is still shown upright',
  async (kind) => {
    const { bytes } = cleaned(await pictureOf(kind, { orientation: 6 }), ALL)
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    expect(text(bytes)).not.toMatch(/secret-/)
  },
)

test('a progressive JPEG with restarts and colour profile stays whole', async () => {
  const noise = Buffer.from(Uint8Array.from({ length: 90 * 60 * 3 }, (_, n) => (n * 7919) % 251))
  const made = await sharp(noise, { raw: { width: 90, height: 60, channels: 3 } })
    .withIccProfile('p3')
    .jpeg({ progressive: true, quality: 98 })
    .toBuffer()
  const { bytes } = cleaned(new Uint8Array(made), ALL)
  expect((await sharp(bytes).metadata()).hasProfile).toBe(true)
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(made).raw().toBuffer())
})

test('what a file is, its first bytes say: SVG, HTML and GIF are nothing to us', () => {
  const files = ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'GIF89a', 'PK', '']
  for (const file of files) {
    const bytes = new Uint8Array(Buffer.from(file))
    expect(typeOf(bytes)).toBeNull()
    expect(() => cleaned(bytes, ALL)).toThrow('Use a JPEG, PNG or WebP picture.')
  }
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7 …'))
  expect(() => cleaned(pdf, ALL)).toThrow('Use a JPEG, PNG or WebP picture.')
  expect(cleaned(pdf, [...ALL, 'pdf']).type.mime).toBe('application/pdf')
})

test('a picture of more pixels than a phone could show is refused', async () => {
  const bytes = await pictureOf('png')
  new DataView(bytes.buffer).setUint32(16, 60_000)
  new DataView(bytes.buffer).setUint32(20, 60_000)
  expect(() => cleaned(bytes, ALL)).toThrow('too many pixels')
})
