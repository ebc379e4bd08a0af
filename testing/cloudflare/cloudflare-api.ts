// A stand-in for Cloudflare's API, as far as `wrangler deploy`, `secret`, `r2 bucket create` and `whoami` ask it. It keeps
// what is uploaded, so that a test can see what would run. CLOUDFLARE_API_BASE_URL points wrangler to it.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Json = Record<string, unknown>
type Binding = { name: string; type: string; text?: string } & Json
type Script = {
  /** What the newest version has: the bindings of its upload, and earlier ones whose type it keeps. */
  bindings: Binding[]
  /** The metadata of the newest upload. */
  metadata: Json & { keep_bindings?: string[] }
  /** The names of the uploaded files. */
  files: string[]
  uploads: number
  subdomain: { enabled: boolean; previews_enabled: boolean }
  crons: string[]
}
type Answer = { status?: number; result?: unknown; error?: { code: number; message: string } }
type Call = { method: string; path: string; json: () => Json; form: () => Promise<FormData> }
/** Answers the next `times` calls whose method and path match. */
type Fault = { call: RegExp; status: number; message?: string; times?: number }

const notFound = (code: number, message: string): Answer => ({
  status: 404,
  error: { code, message },
})

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}

const TOKEN = 'a-token'
const ACCOUNT = 'an-account'

const NAMED_ACCOUNT = { id: ACCOUNT, name: 'Onise' }
const FIXED: Record<string, unknown> = {
  '/user/tokens/verify': { id: 'token', status: 'active' },
  '/user': { id: 'user', email: 'owner@onise.example' },
  '/accounts': [NAMED_ACCOUNT],
  '/memberships': [{ id: 'member', account: NAMED_ACCOUNT, roles: [] }],
  '/zones': [{ id: 'a-zone', name: 'onise.example' }],
  '/zones/a-zone/workers/routes': [],
}

class CloudflareAccount {
  readonly scripts = new Map<string, Script>()
  readonly buckets = new Map<string, { location: string | null }>()
  /** By the addresses below the account. */
  readonly objects = new Map<string, unknown>()
  /** The worker of each custom domain. */
  readonly domains = new Map<string, string>()
  /** Method and path of each call, without the account. */
  readonly calls: string[] = []
  readonly faults: Fault[] = []
  #uploads = 0

  script(name: string): Script {
    const script = this.scripts.get(name)
    if (!script) throw new Error(`There is no worker ${name}.`)
    return script
  }

  /** What the worker would read: its variables and secrets. */
  settingsOf(name: string): Record<string, string> {
    const texts = this.script(name).bindings.filter(({ text }) => text !== undefined)
    return Object.fromEntries(texts.map((binding) => [binding.name, String(binding.text)]))
  }

  /** What answers at an address: the health of the worker whose domain it is, as its bindings have it. */
  readonly fetch: typeof fetch = async (input) => {
    const { hostname, pathname } = new URL(String(input))
    const worker = this.domains.get(hostname)
    if (!worker) return new Response('<!doctype html>', { status: 522 })
    const { BUILD: build, ENVIRONMENT_NAME: environment } = this.settingsOf(worker)
    if (pathname === '/api/health') return Response.json({ ok: true, build, environment })
    return new Response(null, { status: 404 })
  }

  async #upload(name: string, { form }: Call): Promise<Answer> {
    const body = await form()
    const metadata = JSON.parse(String(body.get('metadata'))) as Script['metadata']
    const earlier = this.scripts.get(name)
    const uploaded = (metadata['bindings'] ?? []) as Binding[]
    const isKept = ({ name: kept, type }: Binding) =>
      metadata.keep_bindings?.includes(type) && !uploaded.some((each) => each.name === kept)
    this.scripts.set(name, {
      subdomain: { enabled: false, previews_enabled: false },
      crons: [],
      ...earlier,
      metadata,
      bindings: [...uploaded, ...(earlier?.bindings ?? []).filter(isKept)],
      files: [...body.keys()].filter((key) => key !== 'metadata'),
      uploads: (earlier?.uploads ?? 0) + 1,
    })
    const id = `00000000-0000-4000-8000-${String(++this.#uploads).padStart(12, '0')}`
    const version = { id, deployment_id: id.replaceAll('-', ''), startup_time_ms: 1 }
    return { result: { ...version, resources: { script: { etag: id } } } }
  }

  /** A part of the address below a worker that exists. */
  #answerScript(name: string, part: string, { method, json }: Call): Answer {
    const script = this.scripts.get(name)
    if (!script) return notFound(10007, 'This Worker does not exist on your account.')
    const secrets = script.bindings.filter(({ type }) => type === 'secret_text')
    if (part === 'secrets')
      return { result: secrets.map((secret) => ({ name: secret.name, type: secret.type })) }
    if (part.startsWith('secrets/') && method === 'DELETE') {
      const deleted = decodeURIComponent(part.slice('secrets/'.length))
      if (!secrets.some((secret) => secret.name === deleted))
        return notFound(10056, `Secret ${deleted} not found`)
      script.bindings = script.bindings.filter((binding) => binding.name !== deleted)
      return { result: null }
    }
    if (part === 'subdomain') {
      if (method === 'POST') script.subdomain = json() as Script['subdomain']
      return { result: script.subdomain }
    }
    if (part === 'schedules') {
      script.crons = (json() as unknown as { cron: string }[]).map(({ cron }) => cron)
      return { result: { schedules: script.crons } }
    }
    if (part === 'domains/records') {
      for (const { hostname } of json()['origins'] as { hostname: string }[])
        this.domains.set(hostname, name)
      return { result: [] }
    }
    if (part === 'deployments') return { result: method === 'GET' ? { deployments: [] } : {} }
    if (part === 'script-settings') return { result: {} }
    if (part === 'settings') return { result: { bindings: script.bindings } }
    return notFound(7003, `The stand-in has no ${method} ${part}`)
  }

  async #answerWorkers(path: string, call: Call): Promise<Answer> {
    const [, kind, name = '', part = ''] = /^\/(\w+)\/([^/]+)(?:\/(.*))?$/.exec(path) ?? []
    if (kind === 'services')
      return this.scripts.has(name)
        ? { result: { default_environment: { environment: 'production', script: { tag: name } } } }
        : notFound(10090, 'This service does not exist on your account.')
    const script = this.scripts.get(name)
    // As wrangler asks since Node 22.
    if (kind === 'workers' && script) return { result: { name, subdomain: script.subdomain } }
    // Every file is there already, so that none is sent.
    if (part === 'assets-upload-session') return { result: { jwt: 'assets', buckets: [] } }
    if (kind === 'scripts' && (part === '' || part === 'versions') && call.method !== 'GET')
      return this.#upload(name, call)
    if (kind === 'scripts') return this.#answerScript(name, part, call)
    return notFound(7003, `The stand-in has no ${call.method} /workers${path}`)
  }

  #answerBuckets({ method, json }: Call): Answer {
    if (method === 'GET')
      return { result: { buckets: [...this.buckets.keys()].map((name) => ({ name })) } }
    const { name, locationHint = null } = json() as { name: string; locationHint?: string }
    if (this.buckets.has(name))
      return {
        status: 409,
        error: { code: 10004, message: 'The bucket you tried to create already exists' },
      }
    this.buckets.set(name, { location: locationHint })
    return { result: { name } }
  }

  /** The API answers an object itself, and all else as JSON. */
  #answerObject(path: string, { method, json }: Call): Answer {
    if (method === 'PUT') this.objects.set(path, json())
    else if (!this.objects.has(path)) return notFound(10007, 'The specified key does not exist.')
    const result = this.objects.get(path)
    if (method === 'DELETE') this.objects.delete(path)
    return { result }
  }

  #takeFault(call: string): Answer | null {
    const fault = this.faults.find(({ call: matches }) => matches.test(call))
    if (!fault) return null
    fault.times = (fault.times ?? 1) - 1
    if (fault.times === 0) this.faults.splice(this.faults.indexOf(fault), 1)
    const message = fault.message ?? 'A fault of the stand-in'
    return { status: fault.status, error: { code: fault.status, message } }
  }

  #answerAccount(path: string, call: Call): Answer | Promise<Answer> {
    if (path.includes('/objects/')) return this.#answerObject(path, call)
    const [, bucket = ''] = /^\/r2\/buckets\/(.+)$/.exec(path) ?? []
    if (path === '/workers/subdomain') return { result: { subdomain: 'onise-team' } }
    if (path === '/r2/buckets') return this.#answerBuckets(call)
    if (this.buckets.has(bucket)) return { result: { name: bucket } }
    if (path.startsWith('/workers/')) return this.#answerWorkers(path.slice(8), call)
    return notFound(10006, `The stand-in has no ${call.method} ${path}`)
  }

  answer(call: Call): Answer | Promise<Answer> {
    const { method, path } = call
    this.calls.push(`${method} ${path}`)
    const fault = this.#takeFault(`${method} ${path}`)
    if (fault) return fault
    if (path in FIXED) return { result: FIXED[path] }
    const [, below] = new RegExp(`^/accounts/${ACCOUNT}(/.*)$`).exec(path) ?? []
    return below
      ? this.#answerAccount(below, call)
      : notFound(7003, `The stand-in has no ${method} ${path}`)
  }
}

/** Starts the stand-in with one empty account. `env` is for wrangler. */
export async function startCloudflareApi() {
  const account = new CloudflareAccount()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const bytes = await readBody(request)
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const isKnown = request.headers.authorization === `Bearer ${TOKEN}`
    const { status, result, error }: Answer = isKnown
      ? await account.answer({
          method: request.method ?? '',
          path: pathname.replace('/client/v4', ''),
          json: () => JSON.parse(Buffer.from(bytes).toString()),
          form: () => new Response(bytes, { headers }).formData(),
        })
      : { status: 401, error: { code: 10000, message: 'Authentication error' } }
    const page = { page: 1, per_page: 100, total_pages: 1, count: 1, total_count: 1 }
    const answer = {
      success: !error,
      errors: error ? [error] : [],
      messages: [],
      result_info: page,
    }
    response.writeHead(status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ...answer, result: result ?? null }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    account,
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: TOKEN,
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
