import { afterEach, beforeEach, vi } from 'vitest'

/** Bytes of a picture with this longest side, in pixels, at this quality. */
type SizeOf = (side: number, quality: number) => number

const newState = () => ({
  /** What the canvas encoded, without the pixel that probes for WebP. */
  attempts: [] as [side: number, quality: number][],
  /** Source and target rectangles. */
  draws: [] as unknown[][],
  hasWebp: true,
  canDecode: true,
  /** Of the pictures, in pixels. */
  size: { width: 3000, height: 4000 },
  /** Red, green and blue of every pixel. */
  light: 128,
  /** Undefined: the real size of the few bytes that are encoded. */
  sizeOf: undefined as SizeOf | undefined,
})

/** A canvas that encodes, and pictures of 3,000 x 4,000 pixels or another size: jsdom has neither. */
export function useFakeCanvas() {
  const state = newState()
  const originals = new Map<string, PropertyDescriptor | undefined>()
  const stub = (name: string, value: unknown) => {
    originals.set(name, Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, name))
    Object.defineProperty(HTMLCanvasElement.prototype, name, {
      value,
      configurable: true,
      writable: true,
    })
  }
  beforeEach(() => {
    Object.assign(state, newState())
    vi.stubGlobal('createImageBitmap', async () => {
      if (!state.canDecode) throw new Error('no picture')
      return { width: state.size.width, height: state.size.height, close() {} }
    })
    stub('getContext', () => ({
      fillRect() {},
      drawImage: (...drawn: unknown[]) => void state.draws.push(drawn.slice(1)),
      getImageData: () => ({ data: Array(4).fill(state.light) }),
    }))
    stub(
      'toBlob',
      function encode(
        this: HTMLCanvasElement,
        callback: (blob: Blob) => void,
        type: string,
        quality: number,
      ) {
        const side = Math.max(this.width, this.height)
        if (side > 1) state.attempts.push([side, quality])
        const blob = new Blob(['small'], {
          type: type === 'image/webp' && !state.hasWebp ? 'image/png' : type,
        })
        if (state.sizeOf)
          Object.defineProperty(blob, 'size', { value: state.sizeOf(side, quality) })
        callback(blob)
      },
    )
  })
  afterEach(() => {
    for (const [name, descriptor] of originals)
      if (descriptor) Object.defineProperty(HTMLCanvasElement.prototype, name, descriptor)
    originals.clear()
    vi.unstubAllGlobals()
  })
  return state
}
