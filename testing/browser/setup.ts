import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '#tools/build/build.ts'
import { ensureChromium } from '#tools/common/chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the executable. */
    chromium: string
  }
}

/** Builds the product once, and gives the run a directory for temporary files that is deleted at the end. */
export async function setup(project: TestProject) {
  await build()
  project.provide('chromium', await ensureChromium())
  const directory = await mkdtemp(join(tmpdir(), 'onise-browser-'))
  // Inherited by the test processes: profiles of killed browsers and data of ended workers stay inside.
  process.env['TMPDIR'] = directory
  return () => rm(directory, { recursive: true, force: true, maxRetries: 5 })
}
