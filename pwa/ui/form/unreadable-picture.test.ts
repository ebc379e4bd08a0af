import { expect, test } from 'vitest'
import { unreadablePicture } from './unreadable-picture.ts'

test('a picture of an iPhone that cannot be opened is named, with what to do', () => {
  for (const file of [
    new File([], 'IMG_0042.HEIC'),
    new File([], 'photo', { type: 'image/heif' }),
    new File([], 'a.b.heif', { type: 'application/octet-stream' }),
  ])
    expect(unreadablePicture(file, 'other')).toMatch(/HEIC.*screenshot/)
  expect(unreadablePicture(new File([], 'heic.txt', { type: 'text/plain' }), 'other')).toBe('other')
})
