// Vitest's set-up of each file: a failed test leaves a picture of every open page.
import { afterEach } from 'vitest'
import { openDevices } from './device.ts'
import { takeFailureScreenshot } from './screenshots.ts'

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const pages = [...openDevices].flatMap(({ context }) => context.pages())
  for (const [index, page] of pages.entries())
    await takeFailureScreenshot(page, `${task.name}-${index}`).catch(() => {})
})
