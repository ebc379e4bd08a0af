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

const TIMEOUT_MS = 20_000
const NONE: AssetList = { current: [], old: {} }
type Live = { list: AssetList; problem?: string }

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Before the first deployment another site may answer, or nothing. */
function parseList(text: string): AssetList | null {
  try {
    const { current, old } = JSON.parse(text)
    return isNames(current) && typeof old === 'object' && old !== null ? { current, old } : null
  } catch {
    return null
  }
}

/** A site that is down is repaired by a deployment, so nothing that it answers stops one. */
async function fetchLiveList(url: string, get: typeof fetch): Promise<Live> {
  const unknown = (reason: string): Live => ({
    list: NONE,
    problem: `${url} ${reason}, so no files of earlier builds are added. If it ran Onise before, phones with an open app of before may have to reload it.`,
  })
  try {
    const response = await get(new URL(LIST_FILE, url), { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 404) return { list: NONE }
    if (!response.ok) return unknown(`answered ${response.status} for ${LIST_FILE}`)
    const list = parseList(await response.text())
    return list ? { list } : unknown(`has no ${LIST_FILE} of Onise`)
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    return unknown(
      `could not be reached (${[message, cause].filter(Boolean).map(String).join(': ')})`,
    )
  }
}

/** Null when it is no longer there, or cannot be had. */
async function fetchFile(address: URL, get: typeof fetch): Promise<Buffer | null> {
  try {
    const response = await get(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}

type RetainOptions = { url: string; dist: string; now?: number; fetch?: typeof fetch }
type Retained = { count: number; problem?: string | undefined }

/**
 * Copies the files of the live build at `url`, and of builds that it replaced in the last 30 days, into the new build in
 * `dist`. Returns the number of files of earlier builds, and why there may be too few.
 */
export async function retainPreviousAssets({
  url,
  dist,
  now = Date.now(),
  fetch: get = fetch,
}: RetainOptions): Promise<Retained> {
  const { list: live, problem } = await fetchLiveList(url, get)
  const { current }: AssetList = JSON.parse(readFileSync(join(dist, LIST_FILE), 'utf8'))
  const replacedAt = { ...live.old, ...Object.fromEntries(live.current.map((name) => [name, now])) }
  const old: AssetList['old'] = {}
  mkdirSync(join(dist, ASSETS_FOLDER), { recursive: true })
  for (const [name, at] of Object.entries(replacedAt)) {
    if (!SAFE_NAME.test(name) || current.includes(name) || now - at > RETENTION_MS) continue
    const path = join(dist, ASSETS_FOLDER, name)
    if (!existsSync(path)) {
      const file = await fetchFile(new URL(`${ASSETS_FOLDER}/${name}`, url), get)
      if (!file) continue
      writeFileSync(path, file)
    }
    old[name] = at
  }
  writeFileSync(join(dist, LIST_FILE), JSON.stringify({ current, old }))
  return { count: Object.keys(old).length, problem }
}
