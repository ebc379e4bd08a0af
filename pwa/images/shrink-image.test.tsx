import { expect, test } from 'vitest'
import { useFakeCanvas } from '#testing/pwa/fake-canvas.ts'
import { createThumbnail, shrinkImage } from './shrink-image.ts'

const canvas = useFakeCanvas()
const photo = new File(['a photograph'], 'IMG 7.HEIC', { type: 'image/jpeg' })
/** Sizes typical of photographs: each step of quality saves a third. */
const typicalSizes = (max: number) => (side: number, quality: number) =>
  ((max * (side / 1600) ** 2) / 0.8) * (quality ** 2 / 0.8)

test('returns the largest and best version that fits, and skips what cannot fit', async () => {
  canvas.sizeOf = typicalSizes(197_000)
  const shrunk = await shrinkImage(photo)
  expect(shrunk.name).toBe('IMG 7.webp')
  expect(canvas.attempts).toEqual([
    [1600, 0.8],
    [1600, 0.56],
  ])
})

test('encodes a picture that fits once, and reduces the side of one that is far too large', async () => {
  canvas.sizeOf = typicalSizes(90_000)
  await shrinkImage(photo)
  expect(canvas.attempts).toEqual([[1600, 0.8]])
  canvas.attempts = []
  canvas.sizeOf = typicalSizes(400_000)
  await shrinkImage(photo)
  expect(canvas.attempts).toEqual([
    [1600, 0.8],
    [1280, 0.8],
    [1024, 0.8],
    [1024, 0.68],
  ])
})

test('tries every quality of the smallest side for a picture that never fits', async () => {
  canvas.sizeOf = (side) => side * 1000
  await shrinkImage(photo)
  expect(canvas.attempts.at(-1)).toEqual([800, 0.56])
})

test('encodes JPEG from the start where the browser cannot encode WebP', async () => {
  canvas.hasWebp = false
  canvas.sizeOf = typicalSizes(90_000)
  const shrunk = await shrinkImage(photo)
  expect([shrunk.type, shrunk.name]).toEqual(['image/jpeg', 'IMG 7.jpg'])
  expect(canvas.attempts).toEqual([[1600, 0.8]])
})

test('encodes a picture that is shared by links as JPEG, which every messenger shows', async () => {
  canvas.sizeOf = typicalSizes(90_000)
  expect((await shrinkImage(photo, { isShared: true })).type).toBe('image/jpeg')
})

test('a thumbnail is at most 240 pixels and 6 kB, however much is in it', async () => {
  canvas.sizeOf = (side) => (side === 240 ? 7000 : 5000)
  await createThumbnail(photo)
  expect(canvas.attempts.map(([side]) => side)).toEqual([240, 240, 240, 180])
})

test('an area is copied as a square, and nothing else of the picture', async () => {
  canvas.sizeOf = () => 1000
  await shrinkImage(photo, { sides: [512], area: { x: 200, y: 300, side: 1024 } })
  expect(canvas.draws).toEqual([[200, 300, 1024, 1024, 0, 0, 512, 512]])
})
