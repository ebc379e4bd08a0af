export type WorkerOptions = {
  host: string
  port: number
  /** The folder of R2. */
  files: string
  vars: Record<string, string>
  /** The file that receives workerd's output. */
  log?: string | undefined
  /** Whether the cron triggers of wrangler.toml run. */
  runCrons: boolean
  /** The folder of the built app. */
  app: string
}

/** What tools/dev/worker.ts sends to its child process. */
export type WorkerRequest =
  | { type: 'start' | 'reload'; options: WorkerOptions }
  | { type: 'scheduled'; cron: string }

export type WorkerResponse =
  | ({ id: number } & ({ result: unknown } | { error: string }))
  /** A line for the user. */
  | { notice: string }
