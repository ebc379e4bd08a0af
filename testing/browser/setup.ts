import type { TestProject } from 'vitest/node'
import { build } from '#tools/build/build.ts'
import { ensureChromium } from '#tools/common/chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the executable. */
    chromium: string
  }
}

export async function setup(project: TestProject) {
  await build()
  project.provide('chromium', await ensureChromium())
}
