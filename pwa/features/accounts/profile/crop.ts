/** A picture's pixels. */
export type Size = { width: number; height: number }
/** The square that is shown: its centre in pixels of the picture, and how often it fits into the shorter side. */
export type Crop = { x: number; y: number; zoom: number }

export const ZOOM_MAX = 3

export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The square stays within the picture. */
export function clampCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const bounded = { x, y, zoom: clamp(zoom, 1, ZOOM_MAX) }
  const half = sideOf(size, bounded) / 2
  return {
    x: clamp(x, half, size.width - half),
    y: clamp(y, half, size.height - half),
    zoom: bounded.zoom,
  }
}

/** The middle, but a little above it in a portrait, where faces are. */
export const firstCrop = (size: Size): Crop =>
  clampCrop(size, {
    x: size.width / 2,
    y: size.height > size.width ? size.height * 0.42 : size.height / 2,
    zoom: 1,
  })

/** The picture follows the finger, by a share of the side of the view. */
export const moveCrop = (size: Size, crop: Crop, dx: number, dy: number): Crop => {
  const side = sideOf(size, crop)
  return clampCrop(size, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side })
}

export const zoomCrop = (size: Size, crop: Crop, factor: number): Crop =>
  clampCrop(size, { ...crop, zoom: crop.zoom * factor })

/** In pixels of the picture. */
export const areaOf = (size: Size, crop: Crop) => {
  const side = sideOf(size, crop)
  return { x: crop.x - side / 2, y: crop.y - side / 2, side }
}
