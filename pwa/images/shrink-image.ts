/** Longest side in pixels, largest first. A phone's screen is not wider, and a bill is legible at 1,280. */
const SIDES = [1600, 1280, 1024, 800]
const QUALITIES = [0.8, 0.68, 0.56]
/** Size at each quality, as a share of the size at the first: a lower bound for photographs. */
const MIN_SIZE_RATIOS = [1, 0.62, 0.48]
const SIZE_MAX_BYTES = 120_000

/** Cards show a task's picture 72 pixels wide, on screens of two to three pixels each. */
const THUMBNAIL_SIDES = [240, 180, 120]
const THUMBNAIL_MAX_BYTES = 6000

/** The profile picture is displayed small everywhere. */
export const AVATAR_SIDES = [512, 384] as const

type Picture = CanvasImageSource & { width: number; height: number; close?: () => void }

/** Decodes and rotates upright. Older WebKit cannot make a bitmap of every file that it can display. */
export async function decode(file: Blob): Promise<Picture> {
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

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })

/** A square of the upright picture, in its pixels. */
export type Area = { x: number; y: number; side: number }

export function draw(picture: Picture, longestSide: number, area?: Area): HTMLCanvasElement {
  const { x, y } = area ?? { x: 0, y: 0 }
  const width = area?.side ?? picture.width
  const height = area?.side ?? picture.height
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas context')
  context.imageSmoothingQuality = 'high'
  // JPEG would turn transparent pixels black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

const WEBP = 'image/webp'
const JPEG = 'image/jpeg'

/** WebP where a canvas can encode it, else JPEG: for an unsupported type a canvas silently returns PNG, and is slow. */
async function supportedType(): Promise<string> {
  const pixel = document.createElement('canvas')
  pixel.width = 1
  pixel.height = 1
  return (await encode(pixel, WEBP, 1))?.type === WEBP ? WEBP : JPEG
}

async function compress(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const blob = await encode(canvas, type, quality)
  if (!blob) throw new Error('the picture could not be encoded')
  return blob
}

function toFile({ name }: File, blob: Blob): File {
  const extension = blob.type === WEBP ? 'webp' : 'jpg'
  return new File([blob], `${name.replace(/\.[^.]*$/, '') || 'picture'}.${extension}`, {
    type: blob.type,
  })
}

type Options = {
  sides?: readonly number[]
  maxBytes?: number
  /** Only this part. */
  area?: Area
  /** Shown beside a link to the todo or profile, where WhatsApp and Telegram show no WebP. */
  isShared?: boolean
}

type Limits = { sides: readonly number[]; maxBytes: number; area: Area | undefined; type: string }

/** The largest version that fits, or the smallest one. */
async function encodeToFit(
  picture: Picture,
  { sides, maxBytes, area, type }: Limits,
): Promise<Blob> {
  let smallest: Blob | null = null
  for (const side of sides) {
    const canvas = draw(picture, side, area)
    let firstSize = 0
    for (const [index, quality] of QUALITIES.entries()) {
      const minSize = firstSize * (MIN_SIZE_RATIOS[index] ?? 0)
      // Encoding takes a cheap phone a quarter of a second, so a version that cannot fit is skipped.
      if (minSize > maxBytes && side !== sides.at(-1)) continue
      const blob = await compress(canvas, type, quality)
      firstSize ||= blob.size
      if (!smallest || blob.size < smallest.size) smallest = blob
      if (blob.size <= maxBytes) return blob
    }
  }
  if (!smallest) throw new Error('no side was given')
  return smallest
}

/**
 * The picture at the largest side and quality that fits `maxBytes`, or the smallest version. Only pixels are copied, so
 * EXIF data such as the location is gone. Rejects a file that is no picture.
 */
export async function shrinkImage(file: File, options: Options = {}): Promise<File> {
  const { sides = SIDES, maxBytes = SIZE_MAX_BYTES, area, isShared = false } = options
  const [picture, type] = await Promise.all([decode(file), isShared ? JPEG : supportedType()])
  try {
    return toFile(file, await encodeToFit(picture, { sides, maxBytes, area, type }))
  } finally {
    picture.close?.()
  }
}

/** The picture for lists, made from the shrunk one, since a cheap phone takes a quarter of a second to decode a photo. */
export const createThumbnail = (picture: File): Promise<File> =>
  shrinkImage(picture, { sides: THUMBNAIL_SIDES, maxBytes: THUMBNAIL_MAX_BYTES })
