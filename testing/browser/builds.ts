import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPwaInto } from '#tools/build/build.ts'
import { retainPreviousAssets } from '#tools/build/retain-previous-assets.ts'
import type { Onise } from './start-onise.ts'

/** The same source under another build name. The name is in the first script, so all files that import it change. */
export async function createBuild(name: string) {
  const app = await mkdtemp(join(tmpdir(), 'onise-build-'))
  await buildPwaInto(app, name)
  return { app, name, remove: () => rm(app, { recursive: true, force: true }) }
}

let copies = 0
/** A copy of a build with another service worker, which is all that a phone compares. */
export async function copyBuild(source: string) {
  const app = await mkdtemp(join(tmpdir(), 'onise-build-copy-'))
  await cp(source, app, { recursive: true })
  const worker = join(app, 'sw.js')
  await writeFile(worker, `${await readFile(worker, 'utf8')}\n// copy ${++copies}\n`)
  await rm(`${worker}.br`)
  return { app, name: 'a copy', remove: () => rm(app, { recursive: true, force: true }) }
}

export type Build = Awaited<ReturnType<typeof createBuild>>

/** Retains the live assets beside the new ones, as `npm run deploy` does. Resolves to their number. */
export async function deploy(onise: Onise, { app }: Build) {
  const retained = await retainPreviousAssets({ url: onise.url, dist: app })
  await onise.worker.reload({ app })
  return retained
}
