// A phone may run an older build for weeks and fetch one of its chunks only then. So a deployment also uploads the files
// of the builds that it replaces.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Counted from the deployment that replaced the file. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000
const LIST_FILE = 'assets.json'
const ASSETS_FOLDER = 'assets'
/** Names come from the network and become paths. */
const SAFE_NAME = /^[\w.-]+\.[a-z0-9]+$/i

/** `current` are the files of the build; `old` are those of earlier builds, with the time of their replacement. */
type AssetList = { current: string[]; old: Record<string, number> }

/** Called by the build, before files of earlier builds are added. */
export function writeAssetList(dist: string): void {
  const current = readdirSync(join(dist, ASSETS_FOLDER)).toSorted()
  writeFileSync(join(dist, LIST_FILE), JSON.stringify({ current, old: {} }))
}

function isUnknownHost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { cause } = error
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ENOTFOUND'
  )
}

async function fetchLiveList(url: string): Promise<AssetList> {
  const response = await fetch(new URL(LIST_FILE, url)).catch((error: unknown) => {
    // The host name does not exist before the first deployment.
    if (isUnknownHost(error)) return new Response(null, { status: 404 })
    throw error
  })
  if (response.status === 404) return { current: [], old: {} }
  if (!response.ok) throw new Error(`${url} responded ${response.status} for ${LIST_FILE}`)
  return (await response.json()) as AssetList
}

type RetainOptions = { url: string; dist: string; now?: number }

/**
 * Copies the files of the live build at `url`, and of builds that it replaced in the last 30 days, into the new build in
 * `dist`. Returns the number of files of earlier builds.
 */
export async function retainPreviousAssets({
  url,
  dist,
  now = Date.now(),
}: RetainOptions): Promise<number> {
  const live = await fetchLiveList(url)
  const { current }: AssetList = JSON.parse(readFileSync(join(dist, LIST_FILE), 'utf8'))
  const replacedAt = { ...live.old, ...Object.fromEntries(live.current.map((name) => [name, now])) }
  const old: AssetList['old'] = {}
  mkdirSync(join(dist, ASSETS_FOLDER), { recursive: true })
  for (const [name, at] of Object.entries(replacedAt)) {
    if (!SAFE_NAME.test(name) || current.includes(name) || now - at > RETENTION_MS) continue
    const path = join(dist, ASSETS_FOLDER, name)
    if (!existsSync(path)) {
      const response = await fetch(new URL(`${ASSETS_FOLDER}/${name}`, url))
      if (!response.ok) continue
      writeFileSync(path, Buffer.from(await response.arrayBuffer()))
    }
    old[name] = at
  }
  writeFileSync(join(dist, LIST_FILE), JSON.stringify({ current, old }))
  return Object.keys(old).length
}
