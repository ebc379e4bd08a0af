import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThumbnail, shrinkImage } from './shrink-image.ts'

/** What the canvas encoded, without the pixel that probes for WebP. */
let attempts: [side: number, quality: number][]
/** Bytes of a picture of this side at this quality. */
let sizeOf: (side: number, quality: number) => number
let hasWebp: boolean
/** Source and target rectangles. */
let draws: unknown[][]

const originals = new Map<string, PropertyDescriptor | undefined>()
function stubCanvas(name: string, value: unknown) {
  originals.set(name, Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, name))
  Object.defineProperty(HTMLCanvasElement.prototype, name, {
    value,
    configurable: true,
    writable: true,
  })
}

beforeEach(() => {
  attempts = []
  draws = []
  hasWebp = true
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 4000, close() {} }))
  const context = {
    fillRect() {},
    drawImage: (...drawn: unknown[]) => void draws.push(drawn.slice(1)),
  }
  stubCanvas('getContext', () => context)
  stubCanvas(
    'toBlob',
    function encode(
      this: HTMLCanvasElement,
      callback: (blob: Blob) => void,
      type: string,
      quality: number,
    ) {
      const encodedType = type === 'image/webp' && !hasWebp ? 'image/png' : type
      const side = Math.max(this.width, this.height)
      if (side > 1) attempts.push([side, quality])
      const blob = new Blob(['x'], { type: encodedType })
      Object.defineProperty(blob, 'size', { value: sizeOf(side, quality) })
      callback(blob)
    },
  )
})
afterEach(() => {
  for (const [name, descriptor] of originals)
    if (descriptor) Object.defineProperty(HTMLCanvasElement.prototype, name, descriptor)
  originals.clear()
  vi.unstubAllGlobals()
})

const photo = new File(['a photograph'], 'IMG 7.HEIC', { type: 'image/jpeg' })
/** Sizes typical of photographs: each step of quality saves a third. */
const typicalSizes = (max: number) => (side: number, quality: number) =>
  ((max * (side / 1600) ** 2) / 0.8) * (quality ** 2 / 0.8)

test('returns the largest and best version that fits, and skips what cannot fit', async () => {
  sizeOf = typicalSizes(197_000)
  const shrunk = await shrinkImage(photo)
  expect(shrunk.name).toBe('IMG 7.webp')
  expect(attempts).toEqual([
    [1600, 0.8],
    [1600, 0.56],
  ])
})

test('encodes a picture that fits once, and reduces the side of one that is far too large', async () => {
  sizeOf = typicalSizes(90_000)
  await shrinkImage(photo)
  expect(attempts).toEqual([[1600, 0.8]])
  attempts = []
  sizeOf = typicalSizes(400_000)
  await shrinkImage(photo)
  expect(attempts).toEqual([
    [1600, 0.8],
    [1280, 0.8],
    [1024, 0.8],
    [1024, 0.68],
  ])
})

test('tries every quality of the smallest side for a picture that never fits', async () => {
  sizeOf = (side) => side * 1000
  await shrinkImage(photo)
  expect(attempts.at(-1)).toEqual([800, 0.56])
})

test('encodes JPEG from the start where the browser cannot encode WebP', async () => {
  hasWebp = false
  sizeOf = typicalSizes(90_000)
  const shrunk = await shrinkImage(photo)
  expect([shrunk.type, shrunk.name]).toEqual(['image/jpeg', 'IMG 7.jpg'])
  expect(attempts).toEqual([[1600, 0.8]])
})

test('a thumbnail is at most 240 pixels and 6 kB, however much is in it', async () => {
  sizeOf = (side) => (side === 240 ? 7000 : 5000)
  await createThumbnail(photo)
  expect(attempts.map(([side]) => side)).toEqual([240, 240, 240, 180])
})

test('an area is copied as a square, and nothing else of the picture', async () => {
  sizeOf = () => 1000
  await shrinkImage(photo, [512], undefined, { x: 200, y: 300, side: 1024 })
  expect(draws).toEqual([[200, 300, 1024, 1024, 0, 0, 512, 512]])
})
