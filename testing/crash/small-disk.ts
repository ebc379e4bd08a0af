import { mkdtempSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names the folder of the small disk to the command that runs in it. */
export const SMALL_DISK_VARIABLE = 'ONISE_SMALL_DISK'
const SIZE = '192m'
const BLOCK_BYTES = 64 * 1024

/** The command with a disk of its own, which only it and its children see. Linux only; needs no rights. */
export function inSmallDisk(command: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'onise-disk-'))
  const script = `mount -t tmpfs -o size=${SIZE} tmpfs "$${SMALL_DISK_VARIABLE}" && exec "$@"`
  return {
    command: 'unshare',
    args: ['--map-root-user', '--mount', 'sh', '-c', script, 'sh', ...command],
    env: { [SMALL_DISK_VARIABLE]: folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Writes until no byte is left. Returns what frees the space again. */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const { type } = await statfs(folder)
  if (type !== 0x01021994) throw new Error(`${folder} is not a disk of its own.`)
  const path = join(folder, 'filler')
  const file = await open(path, 'w')
  for (const bytes of [BLOCK_BYTES, 1]) {
    const block = Buffer.alloc(bytes)
    const isWritten = () =>
      file.write(block).then(
        ({ bytesWritten }) => bytesWritten === bytes,
        () => false,
      )
    while (await isWritten());
  }
  await file.close()
  return () => rm(path)
}
