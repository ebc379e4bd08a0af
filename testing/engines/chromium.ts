import { LOCALE, PHONE } from '#testing/browser/browser.ts'
import { useBrowser } from '#testing/browser/start-onise.ts'
import type { EngineOptions, Driver } from './driver.ts'

export async function openChromium({ isDark = false }: EngineOptions = {}): Promise<Driver> {
  const browser = await useBrowser()
  const colorScheme = isDark ? 'dark' : 'light'
  const context = await browser.newContext({ ...PHONE, ...LOCALE, colorScheme })
  const page = await context.newPage()
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    async evaluate(expression, frame) {
      const target = frame ? await (await page.$(frame))?.contentFrame() : page
      if (!target) throw new Error(`no frame ${frame}`)
      return target.evaluate(expression)
    },
    press: (x, y) => page.touchscreen.tap(x, y),
    async type(text) {
      for (const [index, line] of text.split('\n').entries()) {
        // oxlint-disable-next-line no-await-in-loop
        if (index > 0) await page.keyboard.press('Enter')
        // oxlint-disable-next-line no-await-in-loop
        await page.keyboard.type(line)
      }
    },
    setFiles: (selector, paths) => page.locator(selector).setInputFiles([...paths]),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  }
}
