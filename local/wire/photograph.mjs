// A photograph that nobody took: 12 megapixels with the detail, the noise and the EXIF that a phone's camera gives.
import sharp from 'sharp'

const WIDTH = 4000
const HEIGHT = 3000

/** The same numbers every time, so that its bytes can be compared. */
function numbers(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Detail of one coarseness; natural pictures have each in about the same measure as it is coarse. */
async function grain(width, seed, strength) {
  const height = Math.round((width * HEIGHT) / WIDTH)
  const next = numbers(seed)
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    const light = (next() - 0.5) * strength
    const tint = (next() - 0.5) * strength * 0.3
    pixels[at] = 128 + light + tint
    pixels[at + 1] = 128 + light
    pixels[at + 2] = 128 + light - tint
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7fb2d9"/><stop offset="1" stop-color="#e9dcc3"/></linearGradient>
  <linearGradient id="wall" x2="1"><stop stop-color="#b98f63"/><stop offset="1" stop-color="#8d6844"/></linearGradient></defs>
  <rect width="100%" height="55%" fill="url(#sky)"/><rect y="55%" width="100%" height="45%" fill="#7a6f5d"/>
  <rect x="600" y="700" width="2200" height="1500" fill="url(#wall)"/>
  ${Array.from({ length: 12 }, (_, n) => `<rect x="${750 + (n % 4) * 500}" y="${850 + Math.floor(n / 4) * 430}" width="300" height="280" fill="#${n % 2 ? '2f3b46' : '3d4a57'}" stroke="#d8cbb4" stroke-width="18"/>`).join('')}
  ${Array.from({ length: 60 }, (_, n) => `<path d="M0 ${2250 + n * 13}q1000 ${(n * 37) % 60} 2000 0t2000 0" stroke="#${n % 2 ? '6a6050' : '8b8070'}" fill="none" stroke-width="5"/>`).join('')}
  <path d="M0 420C1200 700 2600 620 4000 380" stroke="#222" stroke-width="9" fill="none"/>
  <circle cx="3300" cy="1500" r="420" fill="#4c6b3a"/><circle cx="3560" cy="1300" r="320" fill="#5d7f45"/>
</svg>`

/** Width of the grain, its seed, and how strong it is. */
const GRAINS = [
  [16, 11, 60],
  [64, 12, 44],
  [256, 13, 30],
  [1000, 14, 20],
  [2000, 15, 12],
  [4000, 16, 8],
]

/** A JPEG of 4,000 × 3,000 that says where it was taken, by what, and that it must be turned. */
export async function drawPhotograph() {
  const grains = await Promise.all(GRAINS.map((each) => grain(...each)))
  return sharp(Buffer.from(SCENE))
    .flatten()
    .composite(grains.map((input) => ({ input, blend: 'hard-light' })))
    .jpeg({ quality: 88, chromaSubsampling: '4:2:0' })
    .withExif({
      IFD0: { Make: 'Onise', Model: 'Bench 12', Software: 'drawn' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '6/1 27/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 23/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
