import type { TestProject } from 'vitest/node'
import { ensureFirefox, ensureWebKit } from '#tools/common/engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    firefox: string
    webkit: string
    webkitDriver: string
  }
}

export async function setup(project: TestProject) {
  project.provide('firefox', await ensureFirefox(console.log))
  const { browser, driver } = await ensureWebKit(console.log)
  project.provide('webkit', browser)
  project.provide('webkitDriver', driver)
}
