// Runs before the packages are installed, so it is plain JavaScript and imports only Node's own modules.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const OLDEST_NODE = { major: 20, minor: 19 }

/** Null, or why this version of Node cannot run Onise. */
function unsupportedNodeMessage(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isSupported =
    major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)
  if (isSupported) return null
  return `Onise needs Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer; this is ${version}. Get it from https://nodejs.org and try again.`
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, peer?: boolean }} LockedPackage
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
const readPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/** Whether the installed packages match the lockfile. Packages for other platforms may be missing. */
export function isInstalled(root = ROOT) {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const installed = readPackages(installedFile)
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, locked]) => {
    if (path === '' || locked.link) return true
    const entry = installed[path]
    return entry ? entry.version === locked.version : Boolean(locked.optional || locked.peer)
  })
}

/** Runs `npm ci`. @returns {Promise<void>} */
export function install(root = ROOT) {
  const args = ['ci', '--include=optional', '--include=dev', '--no-audit', '--no-fund']
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: root,
      env: { ...process.env, npm_config_update_notifier: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`npm ${args.join(' ')} failed (${code}).\n${output.trim()}`))
    })
  })
}

/** Checks Node, installs the packages if needed, and makes Node run TypeScript from here on. */
export async function prepareTypeScript() {
  const message = unsupportedNodeMessage()
  if (message) throw new Error(message)
  if (!isInstalled()) {
    console.log('Installing the packages …')
    await install()
  }
  const { register } = await import('tsx/esm/api')
  register()
}
