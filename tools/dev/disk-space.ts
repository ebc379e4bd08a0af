import { statfs } from 'node:fs/promises'

const INTERVAL_MS = 10_000
/** sqld and R2 refuse writes below this. */
const MIN_FREE_BYTES = 64 * 1024 * 1024

async function freeBytesOf(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}

type DiskSpaceOptions = {
  dir: string
  onNotice: (message: string) => void
  freeBytes?: (dir: string) => Promise<number>
}

/** Reports in one line that the disk is nearly full, and in another that it has space again. */
export function watchDiskSpace({ dir, onNotice, freeBytes = freeBytesOf }: DiskSpaceOptions) {
  let isFull = false

  async function check(): Promise<void> {
    const free = await freeBytes(dir).catch(() => null)
    if (free === null || free < MIN_FREE_BYTES === isFull) return
    isFull = !isFull
    onNotice(
      isFull
        ? `The disk of ${dir} is full (${Math.floor(free / 1024 ** 2)} MB left): until there is space, Onise saves nothing new. What is saved stays.`
        : `The disk of ${dir} has space again.`,
    )
  }

  const timer = setInterval(() => void check(), INTERVAL_MS)
  timer.unref()
  return { check, stop: () => clearInterval(timer) }
}
