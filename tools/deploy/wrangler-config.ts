import { join } from 'node:path'
import { PRODUCTION } from '#tools/common/target.ts'
import { addressOf, limitNamespace, type Environment } from './environment.ts'

/** What is replaced of wrangler.toml. */
export type RawConfig = Record<string, unknown> & {
  main?: string
  assets?: object
  ratelimits?: { namespace_id: string }[]
  r2_buckets?: { bucket_name?: string }[]
  vars?: Record<string, unknown>
}
type Folders = { root: string; dist: string }

/** Cloudflare's own address of a worker, for trials without a domain. */
const isWorkersDev = (host: string): boolean => host.endsWith('.workers.dev')

/**
 * wrangler.toml, whose values are those of production, for one environment. The address of the app is a custom domain, for
 * which Cloudflare makes the DNS record and the certificate. The worker runs near the database, which it asks once or
 * twice for each request.
 */
export function wranglerConfig(
  base: RawConfig,
  environment: Environment,
  { root, dist }: Folders,
): RawConfig {
  const { settings, name, worker, bucket, isTest } = environment
  const { hostname } = addressOf(environment)
  const database = new URL(String(settings['LIBSQL_URL'])).hostname
  const { assets, main = '', ratelimits = [], r2_buckets: buckets = [], vars } = base
  return {
    ...base,
    name: worker,
    main: join(root, main),
    assets: { ...assets, directory: dist },
    workers_dev: isWorkersDev(hostname),
    ...(!isWorkersDev(hostname) && { routes: [{ pattern: hostname, custom_domain: true }] }),
    ...(settings['PLACEMENT'] !== 'off' && { placement: { hostname: database } }),
    r2_buckets: buckets.map((each) => ({ ...each, bucket_name: bucket })),
    ratelimits: ratelimits.map((each) => ({
      ...each,
      namespace_id: limitNamespace(environment, each.namespace_id),
    })),
    vars: { ...vars, ENVIRONMENT: isTest ? 'staging' : PRODUCTION, ENVIRONMENT_NAME: name },
  }
}
