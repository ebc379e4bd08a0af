// Which wrangler deploys. The one of package.json is the last for Node 20 (docs/decisions/0005-node-20-and-wrangler-4-86.md).
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, run } from '#tools/common/processes.ts'
import type { Variables } from '#tools/common/target.ts'
import type { Environment } from './environment.ts'
import { wranglerConfig, type RawConfig } from './wrangler-config.ts'

/** The present one, which npx fetches where Node is new enough for it. */
const CURRENT = { version: '4.164.0', node: [22, 12] } as const
const INSTALLED = join(import.meta.dirname, '../../node_modules/wrangler/bin/wrangler.js')

export function runsCurrentWrangler(node: string): boolean {
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const [needed, neededMinor] = CURRENT.node
  return major > needed || (major === needed && minor >= neededMinor)
}

const commandFor = (node: string) =>
  runsCurrentWrangler(node)
    ? { command: 'npx', first: ['--yes', `wrangler@${CURRENT.version}`] }
    : { command: process.execPath, first: [INSTALLED] }

const CLOUDFLARE = /^CLOUDFLARE_/
const cloudflareOf = (settings: Variables) =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      CLOUDFLARE.test(name) && value ? [[name, value] as const] : [],
    ),
  )

type Options = {
  environment: Environment
  /** wrangler.toml. */
  config: RawConfig
  root: string
  dist: string
  /** Of this process by default. */
  node?: string
}
export type Wrangler = (...args: string[]) => Promise<string>

/** Runs wrangler in a folder without settings, because it would read those of another environment from .env. */
export function createWrangler(options: Options): Wrangler {
  const { environment, config, root, dist, node = process.versions.node } = options
  const folder = join(root, 'dist/deploy')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${environment.name}.json`)
  writeFileSync(file, JSON.stringify(wranglerConfig(config, environment, { root, dist }), null, 2))
  const env = {
    WRANGLER_SEND_METRICS: 'false',
    NO_COLOR: '1',
    CI: '1',
    npm_config_prefer_offline: 'true',
  }
  const { command, first } = commandFor(node)
  return (...args) =>
    run(command, [...first, ...args, '--config', file], {
      cwd: folder,
      env: { ...env, ...cloudflareOf(environment.settings) },
    })
}

/** Fetches it where it is not the installed one. */
export async function checkWrangler(
  wrangler: Wrangler,
  node = process.versions.node,
): Promise<string> {
  try {
    const output = await wrangler('--version')
    return `wrangler ${/\d+\.\d+\.\d+/.exec(output)?.[0] ?? output.trim()}`
  } catch (error) {
    if (!(error instanceof CommandError) || !runsCurrentWrangler(node)) throw error
    throw new Error(
      `wrangler ${CURRENT.version}, which deploys on Node ${node}, cannot be had. npx fetches it from the npm registry: check this machine's connection and npm's settings, then deploy again. On Node 20.19 the wrangler that is installed here deploys, and nothing is fetched. npx said:\n${error.output.trim()}`,
      { cause: error },
    )
  }
}
