// Draws the app's icons into pwa/public: node local/pictures/icons.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { tile } from './mark.mjs'

const PUBLIC = new URL('../../pwa/public/', import.meta.url)

const ICONS = {
  'icons/icon-192.png': { size: 192, share: 0.72, round: 0.22 },
  'icons/icon-512.png': { size: 512, share: 0.72, round: 0.22 },
  'icons/maskable-512.png': { size: 512, share: 0.56 },
  'icons/apple-touch-180.png': { size: 180, share: 0.66 },
}

mkdirSync(new URL('icons/', PUBLIC), { recursive: true })
for (const [name, shape] of Object.entries(ICONS)) {
  await sharp(Buffer.from(tile(shape)))
    .png({ palette: true, colours: 16, effort: 10 })
    .toFile(fileURLToPath(new URL(name, PUBLIC)))
}
writeFileSync(
  new URL('favicon.svg', PUBLIC),
  tile({ size: 48, share: 0.8, round: 0.22, dots: false }),
)
