import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { WORKER_OPTIONS_FILE, type BuiltWorkerOptions } from '#tools/build/worker-options.ts'
import { ROOT } from '#tools/common/paths.ts'
import { launch, type Child } from '#tools/common/processes.ts'

/** The binary itself: the package's command may be a program of Node that starts it. */
const workerd: string = createRequire(import.meta.url)('workerd').default
export const IDLE_FILE = 'idle.js'
const IDLE_MODULE = 'export default { fetch: () => new Response("{}", { status: 404 }) }'

type Options = {
  port: number
  /** Texts that the worker reads from its environment. */
  settings: Record<string, string>
  /** The checkout whose compatibility date and flags are used. */
  root?: string
}

/** One worker without Miniflare's own around it. Files and assets are answered by an idle module. */
function workerdConfig({ port, settings, root = ROOT }: Options, moduleFile: string): string {
  const { compatibilityDate, compatibilityFlags }: BuiltWorkerOptions = JSON.parse(
    readFileSync(join(root, WORKER_OPTIONS_FILE), 'utf8'),
  )
  const bindings = Object.entries(settings).map(
    ([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`,
  )
  bindings.push('(name = "FILES", r2Bucket = "idle")', '(name = "ASSETS", service = "idle")')
  const worker = (file: string, more = '') =>
    `(modules = [(name = "index.js", esModule = embed "${file}")], compatibilityDate = "${compatibilityDate}"${more})`
  const flags = compatibilityFlags.map((flag) => `"${flag}"`).join(', ')
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "measured", worker = .measured),
    (name = "idle", worker = .idle),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "measured")],
);
const measured :Workerd.Worker = ${worker(moduleFile, `, compatibilityFlags = [${flags}], bindings = [${bindings.join(', ')}]`)};
const idle :Workerd.Worker = ${worker(IDLE_FILE)};
`
}

/** Writes the configuration that serves a module of this directory. Returns its path. */
export function writeWorkerdConfig(dir: string, moduleFile: string, options: Options): string {
  writeFileSync(join(dir, IDLE_FILE), IDLE_MODULE)
  const config = join(dir, `${moduleFile}.capnp`)
  writeFileSync(config, workerdConfig(options, moduleFile))
  return config
}

/** Starts workerd. It is not waited for. */
export const launchWorkerd = (config: string): Child =>
  launch(workerd, ['serve', config], { stdio: ['ignore', 'ignore', 'pipe'] })
