import type { TestProject } from 'vitest/node'
import { build } from '#tools/build/build.ts'
import { ensureChromium } from '#tools/common/chromium.ts'
import { createTemporaryDirectory } from '#tools/common/processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the executable. */
    chromium: string
  }
}

/** Builds the product once, and gives the run a directory for temporary files. */
export async function setup(project: TestProject) {
  await build()
  project.provide('chromium', await ensureChromium())
  // Inherited by the test processes: profiles of killed browsers and data of ended workers stay inside.
  process.env['TMPDIR'] = createTemporaryDirectory('onise-browser-')
}
