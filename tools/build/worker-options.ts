import type { WorkerOptions } from 'miniflare'

/** Everything that Miniflare needs to run the worker as wrangler would. */
export const WORKER_OPTIONS_FILE = 'dist/worker/options.json'

export type BuiltWorkerOptions = {
  compatibilityDate: string
  compatibilityFlags: string[]
  bindings: NonNullable<WorkerOptions['bindings']>
  r2Buckets: NonNullable<WorkerOptions['r2Buckets']>
  durableObjects: NonNullable<WorkerOptions['durableObjects']>
  ratelimits: Record<string, { simple: { limit: number; period?: 10 | 60 } }>
  crons: string[]
  /** Without the directory, so that a checkout can be moved. */
  assets: Omit<NonNullable<WorkerOptions['assets']>, 'directory'>
}
