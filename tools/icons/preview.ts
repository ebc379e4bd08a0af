import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '#tools/common/paths.ts'
import { drawTile } from './logo.ts'

const WIDTH = 1200
const HEIGHT = 630
const GREEN = '#07402a'
const PORTRAITS = ['electrician', 'tailor', 'baker'] as const
const PORTRAIT = { width: 300, height: 350, left: 572, top: 128, step: 150 }
const TILE = 112

const read = (path: string) => readFileSync(join(ROOT, path))
const svg = (width: number, height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )

const words = (y: number, size: number, text: string) =>
  `<text x="72" y="${y}" font-size="${size}" letter-spacing="${-size / 30}">${text}</text>`

const TEXTS =
  `<g font-family="Roboto, sans-serif" font-weight="800" fill="#fff">` +
  words(120, 52, '<tspan dx="88">Onise</tspan>') +
  words(284, 84, 'Good hands') +
  words(372, 84, 'for every job.') +
  `</g><g font-family="Roboto, sans-serif" fill="#c6dccf">` +
  words(456, 32, 'Post what you need done.') +
  words(500, 32, 'Pay when you approve the work.') +
  '</g>'

/** A text over the pattern must be readable. */
const faintAdire = () =>
  read('pwa/ui/theme/adire.svg').toString().replace('stroke="#fff"', 'stroke="#fff" opacity=".1"')

/** A portrait of the landing page in its arch, which only the middle one stands in front of. */
async function drawPortrait(name: string): Promise<Buffer> {
  const { width, height } = PORTRAIT
  const arch = `<path d="M4 ${height - 24}V${width / 2}a${width / 2 - 4} ${width / 2 - 4} 0 0 1 ${width - 8} 0v${height - 24 - width / 2}a20 20 0 0 1-20 20H24a20 20 0 0 1-20-20z"`
  const picture = await sharp(read(`pwa/features/landing/pictures/${name}.svg`), { density: 96 })
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: svg(width, height, `${arch} fill="#fff"/>`), blend: 'dest-in' }])
    .png()
    .toBuffer()
  const rim = `${arch} fill="none" stroke="#f2b544" stroke-width="7"/>`
  return sharp(picture)
    .composite([{ input: svg(width, height, rim) }])
    .png()
    .toBuffer()
}

/** The picture that a link to Onise has in WhatsApp, Facebook and X: the landing page at a glance. */
export async function drawPreview(file: string): Promise<void> {
  const pattern = await sharp(Buffer.from(faintAdire()), { density: 84 })
    .resize(TILE, TILE)
    .png()
    .toBuffer()
  const faded = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' },
  })
    .composite([{ input: pattern, tile: true }])
    .png()
    .toBuffer()
  const portraits = await Promise.all(PORTRAITS.map(drawPortrait))
  const places = [0, 2, 1].map((index) => ({
    input: portraits[index] as Buffer,
    left: PORTRAIT.left + index * PORTRAIT.step,
    top: PORTRAIT.top + (index === 1 ? 64 : 0),
  }))
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: GREEN } })
    .composite([
      { input: faded },
      ...places,
      {
        input: Buffer.from(drawTile({ size: 76, share: 0.9, cornerRadius: 0.22, hasDots: true })),
        left: 66,
        top: 64,
      },
      { input: svg(WIDTH, HEIGHT, TEXTS) },
    ])
    .png({ palette: true, colours: 96, effort: 10, dither: 0 })
    .toFile(file)
}
