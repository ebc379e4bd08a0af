import { expect, test } from 'vitest'
import { createImage } from '#testing/worker/images.ts'
import { createMarket } from '#testing/worker/market.ts'
import { storePicture } from '#worker/files/store.ts'
import { choosePreview } from './preview-picture.ts'
import { shareTexts } from './texts.ts'

const ONISE = { type: 'image/png', size: { width: 1200, height: 630 } }

test.each([
  ['jpeg', { type: 'image/jpeg', size: { width: 800, height: 600 } }],
  ['png', { type: 'image/png', size: { width: 800, height: 600 } }],
  ['webp', ONISE],
] as const)('a %s is the preview where every messenger shows it', async (format, expected) => {
  const { deps } = await createMarket()
  const picture = await createImage(format, { width: 800, height: 600 })
  const path = await storePicture(deps, new Blob([picture]))
  const texts = shareTexts('en', { ENVIRONMENT: 'test' })
  expect(await choosePreview(deps, texts, path, 'A door')).toMatchObject(expected)
})
