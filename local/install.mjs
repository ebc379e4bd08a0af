import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './processes.mjs'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OLDEST = [20, 19]

/** Null, or why this Node will not do. */
export function whyNotNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  const isNew = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
  if (isNew) return null
  return `Onise needs Node ${OLDEST.join('.')} or newer; this is ${version}. Get it from https://nodejs.org and try again.`
}

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/** Whether what is installed is what the lockfile says; packages for other platforms may be missing. */
export function isInstalled(root = ROOT) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const have = packagesOf(record)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true
    const found = have[path]
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.peer)
  })
}

export async function install(root = ROOT) {
  await run('npm', ['ci', '--include=optional', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, npm_config_update_notifier: 'false' },
  })
}
