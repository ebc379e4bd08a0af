import { expect, test } from 'vitest'
import { useFakeCanvas } from '#testing/pwa/fake-canvas.ts'
import { hasCameraData, readPictureFacts } from './picture-facts.ts'

const canvas = useFakeCanvas()

/** A JPEG with an EXIF segment of one entry, in the byte order of most phones. */
function jpegWithTag(tag: number) {
  const tiff = [
    0x49,
    0x49,
    0x2a,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    tag & 0xff,
    tag >> 8,
    2,
    0,
    4,
    0,
    0,
    0,
    65,
    66,
    67,
    0,
  ]
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, 0, 0, 0, 0]
  return new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe1,
    0,
    exif.length + 2,
    ...exif,
    0xff,
    0xda,
    ...Array(16).fill(0),
  ])
}

test.each([
  ['a photograph that names the maker of its camera', jpegWithTag(0x010f), true],
  ['one that names the model', jpegWithTag(0x0110), true],
  ['a JPEG whose EXIF names none', jpegWithTag(0x0112), false],
  ['a JPEG without EXIF', new Uint8Array([0xff, 0xd8, 0xff, 0xda, ...Array(16).fill(0)]), false],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), false],
  ['another format', new TextEncoder().encode('RIFF....WEBP'), null],
  ['a broken file', new Uint8Array([0xff]), null],
])('finds the camera of %s', (_, bytes, found) => {
  expect(hasCameraData(bytes)).toBe(found)
})

test('reads size, light and hash of the file as it was chosen', async () => {
  Object.assign(canvas, { size: { width: 800, height: 600 }, light: 40 })
  const facts = await readPictureFacts(new File(['abc'], 'a.jpg'))
  expect(facts).toMatchObject({ width: 800, height: 600, hasCameraData: null })
  expect(Math.round(facts.meanLuminance ?? 0)).toBe(40)
  // FIPS 180-4, the example "abc".
  expect(facts.sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
