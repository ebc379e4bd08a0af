import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appName } from '#tools/build/build.ts'
import { retainPreviousAssets, writeAssetList } from '#tools/build/retain-previous-assets.ts'
import { ROOT } from '#tools/common/paths.ts'
import type { Onise } from './start-onise.ts'

const TEXT_FILE = /\.(?:js|html|json)$/
const REVISION = '"revision":"'
const SCRIPT = /([\w.-]+-[\w-]{8})\.js/g

/** A copy of a build without its compressed files, which a change would make stale. */
async function copyFiles(source: string) {
  const app = await mkdtemp(join(tmpdir(), 'onise-build-'))
  await cp(source, app, { recursive: true, filter: (path) => !path.endsWith('.br') })
  return { app, remove: () => rm(app, { recursive: true, force: true }) }
}

/**
 * The same source under another build name. The name is in the first script, so in a real build too all scripts that
 * import it change their names.
 */
export async function createBuild(name: string) {
  const { app, remove } = await copyFiles(join(ROOT, 'dist/pwa'))
  const assets = join(app, 'assets')
  const scripts = new Set((await readdir(assets)).filter((file) => file.endsWith('.js')))
  // Once: it hashes all sources.
  const currentName = appName()
  const renamed = (file: string) => file.replace(SCRIPT, '$1-next.js')
  for (const file of scripts) await rename(join(assets, file), join(assets, renamed(file)))
  for (const file of await readdir(app, { recursive: true })) {
    if (!TEXT_FILE.test(file)) continue
    const path = join(app, file)
    const text = await readFile(path, 'utf8')
    const replaced = text
      .replaceAll(SCRIPT, (script) => (scripts.has(script) ? renamed(script) : script))
      .replaceAll(currentName, name)
      // In the list of the service worker: files that keep their name.
      .replaceAll(REVISION, `${REVISION}next-`)
    if (replaced !== text) await writeFile(path, replaced)
  }
  writeAssetList(app)
  return { app, name, remove }
}

let copies = 0
/** A copy of a build with another service worker, which is all that a phone compares. */
export async function copyBuild(source: string) {
  const { app, remove } = await copyFiles(source)
  const worker = join(app, 'sw.js')
  await writeFile(worker, `${await readFile(worker, 'utf8')}\n// copy ${++copies}\n`)
  return { app, name: 'a copy', remove }
}

export type Build = Awaited<ReturnType<typeof createBuild>>

/** Retains the live assets beside the new ones, as `npm run deploy` does. Resolves to their number. */
export async function deploy(onise: Pick<Onise, 'url' | 'serveApp'>, { app }: Build) {
  const { count } = await retainPreviousAssets({ url: onise.url, dist: app })
  await onise.serveApp(app)
  return count
}
