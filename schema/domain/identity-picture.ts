import type { PictureStep } from './verification.ts'

/** Pixels of the shorter and of the longer side, below which a number or a face cannot be read. */
const SIDE_MIN: Record<PictureStep, { short: number; long: number }> = {
  document: { short: 480, long: 640 },
  face: { short: 400, long: 400 },
}
/** Of 255, the mean of all pixels (ITU-R BT.601 luma); a room without light is below. */
const LUMINANCE_MIN = 45

export type PictureFacts = {
  step: PictureStep
  /** Pixels of the file as it was taken or chosen. */
  width: number
  height: number
  /** 0 to 255; null where it was not measured, as on the server. */
  meanLuminance: number | null
  /** Whether the file names a camera (EXIF Make or Model); null when nobody looked. */
  hasCameraData: boolean | null
  /** Pixels of this phone's screen (CSS pixels times devicePixelRatio); null where unknown. */
  screen: { width: number; height: number } | null
  /** Hex SHA-256 of the file, and those of the pictures of the other steps. */
  sha256: string
  others: readonly string[]
}

const PICTURE_REFUSALS = ['too_small', 'too_dark', 'screenshot', 'same_twice'] as const
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number]

/** Rounding of fractional pixel ratios. */
const SCREEN_TOLERANCE = 2

/**
 * The size of this phone's screen exactly, without a camera's data. A picture of another screen, and a screenshot that was
 * cut, are not found: that is for the person who looks at it.
 */
function isScreenshot({ width, height, hasCameraData, screen }: PictureFacts): boolean {
  if (!screen || hasCameraData !== false) return false
  const isNear = (one: number, other: number) => Math.abs(one - other) <= SCREEN_TOLERANCE
  return (
    isNear(Math.max(width, height), Math.max(screen.width, screen.height)) &&
    isNear(Math.min(width, height), Math.min(screen.width, screen.height))
  )
}

/** Why a picture cannot be sent as proof of identity, or null. */
export function whyNotPicture(picture: PictureFacts): PictureRefusal | null {
  const { step, width, height, meanLuminance, sha256, others } = picture
  const min = SIDE_MIN[step]
  if (others.includes(sha256)) return 'same_twice'
  if (isScreenshot(picture)) return 'screenshot'
  if (Math.min(width, height) < min.short || Math.max(width, height) < min.long) return 'too_small'
  return meanLuminance !== null && meanLuminance < LUMINANCE_MIN ? 'too_dark' : null
}

/** The mean luma of RGBA pixels, as a canvas has them; 0 to 255. */
export function meanLuminanceOf(rgba: ArrayLike<number>): number {
  const pixels = Math.floor(rgba.length / 4)
  if (pixels === 0) return 0
  let sum = 0
  for (let at = 0; at < pixels * 4; at += 4)
    sum += 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0)
  return sum / pixels
}
