import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compress } from '../../local/compress.mjs'
import { ROOT } from '../../local/install.mjs'
import { keepOldAssets, listAssets } from '../../local/old-assets.mjs'
import { run } from '../../local/processes.mjs'
import type { Onise } from './harness.ts'

const node = (script: string, args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })

/**
 * The same source under another build's name: its first script says that name, so it and all that imports it are
 * other files, as after any change.
 */
export async function buildNext(name: string) {
  const app = await mkdtemp(join(tmpdir(), 'onise-next-'))
  await node('node_modules/vite/bin/vite.js', ['build', '--outDir', app], { BUILD: name })
  await node('local/prerender.mjs', [app])
  listAssets(app)
  compress(app)
  return { app, name, remove: () => rm(app, { recursive: true, force: true }) }
}
let copies = 0
/** To be deployed after what it is a copy of: another service worker at least, which is all that a phone looks at. */
export async function buildAgain(from: string) {
  const app = await mkdtemp(join(tmpdir(), 'onise-again-'))
  await cp(from, app, { recursive: true })
  const worker = join(app, 'sw.js')
  await writeFile(worker, `${await readFile(worker, 'utf8')}\n// copy ${++copies}\n`)
  await rm(`${worker}.br`)
  return { app, name: 'a copy', remove: () => rm(app, { recursive: true, force: true }) }
}
export type NextBuild = Awaited<ReturnType<typeof buildNext>>

/** As `npm run deploy` does it: what is live stays beside what replaces it. */
export async function deploy(onise: Onise, { app }: NextBuild) {
  const kept = await keepOldAssets({ url: onise.url, dist: app })
  await onise.worker.reload({ app })
  return kept
}
