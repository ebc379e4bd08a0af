// `npm run icons`: draws the app's icons and the preview of its links into pwa/public.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '#tools/common/paths.ts'
import { drawTile, type Tile } from './logo.ts'
import { drawPreview } from './preview.ts'

const PUBLIC = join(ROOT, 'pwa/public')

const ICONS: Record<string, Tile> = {
  'icons/icon-192.png': { size: 192, share: 0.72, cornerRadius: 0.22 },
  'icons/icon-512.png': { size: 512, share: 0.72, cornerRadius: 0.22 },
  'icons/maskable-512.png': { size: 512, share: 0.56 },
  'icons/apple-touch-180.png': { size: 180, share: 0.66 },
}
const FAVICON: Tile = { size: 48, share: 0.8, cornerRadius: 0.22, hasDots: false }

mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
for (const [name, tile] of Object.entries(ICONS)) {
  await sharp(Buffer.from(drawTile(tile)))
    .png({ palette: true, colours: 16, effort: 10 })
    .toFile(join(PUBLIC, name))
}
writeFileSync(join(PUBLIC, 'favicon.svg'), drawTile(FAVICON))
mkdirSync(join(PUBLIC, 'share'), { recursive: true })
await drawPreview(join(PUBLIC, 'share/preview.png'))
