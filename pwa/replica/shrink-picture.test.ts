import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

/** What the canvas was asked to encode, the first dot apart: side and quality. */
let tries: [side: number, quality: number][]
/** Bytes of a picture of this side at this quality. */
let weigh: (side: number, quality: number) => number
let hasWebp: boolean

const kept = new Map<string, PropertyDescriptor | undefined>()
function put(on: object, name: string, value: unknown) {
  kept.set(name, Object.getOwnPropertyDescriptor(on, name))
  Object.defineProperty(on, name, { value, configurable: true, writable: true })
}

beforeEach(() => {
  tries = []
  hasWebp = true
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 4000, close() {} }))
  const pen = { fillRect() {}, drawImage() {} }
  put(HTMLCanvasElement.prototype, 'getContext', () => pen)
  put(
    HTMLCanvasElement.prototype,
    'toBlob',
    function encode(
      this: HTMLCanvasElement,
      done: (blob: Blob) => void,
      type: string,
      quality: number,
    ) {
      const given = type === 'image/webp' && !hasWebp ? 'image/png' : type
      const side = Math.max(this.width, this.height)
      if (side > 1) tries.push([side, quality])
      const blob = new Blob(['x'], { type: given })
      Object.defineProperty(blob, 'size', { value: weigh(side, quality) })
      done(blob)
    },
  )
})
afterEach(() => {
  for (const [name, was] of kept)
    if (was) Object.defineProperty(HTMLCanvasElement.prototype, name, was)
  kept.clear()
  vi.unstubAllGlobals()
})

const photo = new File(['a photograph'], 'IMG 7.HEIC', { type: 'image/jpeg' })
/** As photographs are: each step of quality takes a third. */
const asUsual = (most: number) => (side: number, quality: number) =>
  ((most * (side / 1600) ** 2) / 0.8) * (quality ** 2 / 0.8)

test('DESIGN 8: the largest and best that fits is kept, and what cannot fit is not tried', async () => {
  weigh = asUsual(197_000)
  const small = await shrinkPicture(photo)
  expect(small.name).toBe('IMG 7.webp')
  expect(tries).toEqual([
    [1600, 0.8],
    [1600, 0.56],
  ])
})

test('DESIGN 8: one that fits at once is tried once; one that is far too large goes down by its side', async () => {
  weigh = asUsual(90_000)
  await shrinkPicture(photo)
  expect(tries).toEqual([[1600, 0.8]])
  tries = []
  weigh = asUsual(400_000)
  await shrinkPicture(photo)
  expect(tries).toEqual([
    [1600, 0.8],
    [1280, 0.8],
    [1024, 0.8],
    [1024, 0.68],
  ])
})

test('what never fits is kept as small as it was made', async () => {
  weigh = (side) => side * 1000
  await shrinkPicture(photo)
  expect(tries.at(-1)).toEqual([800, 0.56])
})

test('a browser that cannot encode WebP is asked for JPEG from the start', async () => {
  hasWebp = false
  weigh = asUsual(90_000)
  const small = await shrinkPicture(photo)
  expect([small.type, small.name]).toEqual(['image/jpeg', 'IMG 7.jpg'])
  expect(tries).toEqual([[1600, 0.8]])
})
