// A phone may run an older build for weeks and fetch a screen of it only then: what is live stays beside what replaces it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** SYNC 1: how long after it was replaced. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000
const LIST = 'assets.json'
const ASSETS = 'assets'
/** A name from somewhere else that becomes a path here. */
const NAME = /^[\w.-]+\.[a-z0-9]+$/i

/**
 * @typedef {{ current: string[], old: Record<string, number> }} List what a build is made of, and until now its forerunners:
 * when each was replaced, in ms since 1970
 */

/** Told by the build itself, before anything older lies beside it. */
export function listAssets(dist) {
  const current = readdirSync(join(dist, ASSETS)).toSorted()
  writeFileSync(join(dist, LIST), JSON.stringify({ current, old: {} }))
}

/** @returns {Promise<List>} */
async function listAt(url) {
  const answer = await fetch(new URL(LIST, url)).catch((error) => {
    // The name is not even known yet.
    if (error.cause?.code === 'ENOTFOUND') return new Response(null, { status: 404 })
    throw error
  })
  // Nothing is live yet, or only what knew of no list.
  if (answer.status === 404) return { current: [], old: {} }
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} for ${LIST}`)
  return answer.json()
}

/**
 * Brings what is live at `url`, and what was before it not too long ago, into the build that is about to replace it.
 * Answers how many files that were.
 *
 * @param {{ url: string, dist: string, now?: number }} options
 */
export async function keepOldAssets({ url, dist, now = Date.now() }) {
  const live = await listAt(url)
  /** @type {List} */
  const { current } = JSON.parse(readFileSync(join(dist, LIST), 'utf8'))
  const replaced = { ...live.old, ...Object.fromEntries(live.current.map((name) => [name, now])) }
  const old = {}
  mkdirSync(join(dist, ASSETS), { recursive: true })
  for (const [name, at] of Object.entries(replaced)) {
    if (!NAME.test(name) || current.includes(name) || now - at > KEEP_MS) continue
    const path = join(dist, ASSETS, name)
    if (!existsSync(path)) {
      const found = await fetch(new URL(`${ASSETS}/${name}`, url))
      if (!found.ok) continue
      writeFileSync(path, Buffer.from(await found.arrayBuffer()))
    }
    old[name] = at
  }
  writeFileSync(join(dist, LIST), JSON.stringify({ current, old }))
  return Object.keys(old).length
}
