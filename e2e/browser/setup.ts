import type { TestProject } from 'vitest/node'
import { build } from '../../local/build.mjs'
import { bringChromium } from '../../local/chromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is. */
    chromium: string
  }
}

/** Once for the run: what the browser will be shown, and the browser. */
export async function setup(project: TestProject) {
  await build()
  project.provide('chromium', await bringChromium())
}
