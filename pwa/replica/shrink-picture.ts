/** Longest side, in steps down until it fits. A phone's screen is no wider, and a bill is read at 1,280. */
const SIDES = [1600, 1280, 1024, 800]
const QUALITIES = [0.8, 0.68, 0.56]
/** At least so much of what the first of them takes is taken by each: photographs differ little in this. */
const LEFT = [1, 0.62, 0.48]
/** DESIGN 8: a 12 MP photograph in at most 120 kB. */
const MOST = 120_000

type Drawn = CanvasImageSource & { width: number; height: number; close?: () => void }

/** Decoded, upright. Older WebKit cannot make a bitmap of every file that it can show. */
async function decoded(file: Blob): Promise<Drawn> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    const url = URL.createObjectURL(file)
    try {
      const image = new Image()
      image.src = url
      await image.decode()
      return image
    } finally {
      URL.revokeObjectURL(url)
    }
  }
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })

function drawn(picture: Drawn, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas here')
  pen.imageSmoothingQuality = 'high'
  // A see-through picture stands on white, as JPEG would make it black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

const WEBP = 'image/webp'

/** WebP where the browser can, else JPEG: asked for what it cannot encode, a canvas silently gives PNG, and takes long over it. */
async function typeHere(): Promise<string> {
  const dot = document.createElement('canvas')
  dot.width = 1
  dot.height = 1
  return (await encoded(dot, WEBP, 1))?.type === WEBP ? WEBP : 'image/jpeg'
}

async function compressed(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const blob = await encoded(canvas, type, quality)
  if (!blob) throw new Error('this picture could not be made small')
  return blob
}

/** Where it was taken and by which phone goes away with the rest of EXIF: only the pixels are drawn again. Rejects what is no picture. */
export async function shrinkPicture(file: File, sides: readonly number[] = SIDES): Promise<File> {
  const [picture, type] = await Promise.all([decoded(file), typeHere()])
  try {
    let smallest: Blob | null = null
    for (const side of sides) {
      const canvas = drawn(picture, side)
      let best = 0
      for (const [at, quality] of QUALITIES.entries()) {
        // Each try takes a cheap phone a quarter of a second: one that cannot fit is not worth it.
        if (best * (LEFT[at] ?? 0) > MOST && side !== sides.at(-1)) continue
        const blob = await compressed(canvas, type, quality)
        best ||= blob.size
        if (!smallest || blob.size < smallest.size) smallest = blob
        if (blob.size <= MOST) return named(file, blob)
      }
    }
    if (!smallest) throw new Error('no size to make it')
    return named(file, smallest)
  } finally {
    picture.close?.()
  }
}

const named = ({ name }: File, blob: Blob): File => {
  const ending = blob.type === 'image/webp' ? 'webp' : 'jpg'
  return new File([blob], `${name.replace(/\.[^.]*$/, '') || 'picture'}.${ending}`, {
    type: blob.type,
  })
}

/** A face is shown small everywhere. */
export const FACE_SIDES = [512, 384] as const
