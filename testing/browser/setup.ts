import type { TestProject } from 'vitest/node'
import { build } from '#tools/build/build.ts'
import { ensureChromium, ensureHeadlessShell } from '#tools/common/chromium.ts'
import { createTemporaryDirectory } from '#tools/common/processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the executable. */
    chromium: string
    /** Chromium without a user interface; Chromium itself where there is no such. */
    headlessShell: string
  }
}

/** Builds the product once, and gives the run a directory for temporary files. */
export async function setup(project: TestProject) {
  await build()
  const chromium = await ensureChromium()
  project.provide('chromium', chromium)
  project.provide('headlessShell', await ensureHeadlessShell(chromium))
  // Inherited by the test processes: profiles of killed browsers and data of ended workers stay inside.
  process.env['TMPDIR'] = createTemporaryDirectory('onise-browser-')
}
