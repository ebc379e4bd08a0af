import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { run } from '#tools/common/processes.ts'
import { dump, load, type DumpLine, type Server } from './dump.ts'

const DATABASE = 'database.jsonl.gz'
const FILES = 'files'
const MANIFEST = 'manifest.json'

type Manifest = {
  madeAt: string
  sha256: string
  counts: Record<string, number>
  /** The settings that were set; their values are in a password manager. */
  settings: string[]
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * A file is stored once under its own name and never changed, so a copy that deletes nothing has every version: of files
 * too that Onise has deleted since. A folder, or a remote of rclone.
 */
async function copyFiles(from: string, to: string): Promise<void> {
  if (existsSync(from) || existsSync(to)) {
    const isLocal = existsSync(from) && !/^[\w-]+:/.test(to)
    if (isLocal) return cp(from, to, { recursive: true, force: false })
  }
  await run('rclone', ['copy', '--immutable', from, to])
}

type BackupOptions = {
  server: Server
  folder: string
  settings: string[]
  files?: string | undefined
}

/** Into `folder`, which is this backup alone; files of all backups are in one folder beside it. */
export async function backUp({
  server,
  folder,
  settings,
  files,
}: BackupOptions): Promise<Manifest> {
  if (existsSync(join(folder, MANIFEST))) throw new Error(`${folder} has a backup already.`)
  mkdirSync(folder, { recursive: true })
  let counts: Record<string, number> = {}
  const lines = async function* () {
    for await (const line of dump(server)) {
      if ('counts' in line) ({ counts } = line)
      yield `${JSON.stringify(line)}\n`
    }
  }
  const path = join(folder, DATABASE)
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path))
  if (files) await copyFiles(files, join(folder, '..', FILES))
  const madeAt = new Date().toISOString()
  const manifest = { madeAt, sha256: await hashOf(path), counts, settings }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function* linesOf(path: string): AsyncGenerator<DumpLine> {
  const input = createReadStream(path).pipe(createGunzip())
  for await (const line of createInterface({ input, crlfDelay: Infinity })) yield JSON.parse(line)
}

type RestoreOptions = { server: Server; folder: string; files?: string | undefined }

/** Into an empty database. */
export async function restore({ server, folder, files }: RestoreOptions): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
  const path = join(folder, DATABASE)
  if ((await hashOf(path)) !== manifest.sha256)
    throw new Error(`${path} is damaged: its hash is not that of ${MANIFEST}.`)
  await load(server, linesOf(path))
  if (files) await copyFiles(join(folder, '..', FILES), files)
  return manifest
}
