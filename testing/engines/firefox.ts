import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core'
import { inject } from 'vitest'
import { PATIENCE_MS, PHONE } from '#testing/browser/browser.ts'
import type { Driver, EngineOptions } from './driver.ts'

const launch = ({ isDark = false, blocksSiteData = false }: EngineOptions) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: inject('firefox'),
    headless: true,
    protocolTimeout: PATIENCE_MS,
    // The time zone of the tests is passed on by the environment.
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-NG, en',
      'ui.systemUsesDarkTheme': isDark ? 1 : 0,
      'ui.prefersReducedMotion': 1,
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      ...(blocksSiteData ? { 'network.cookie.cookieBehavior': 2 } : {}),
    },
  })

async function openPage(browser: Browser): Promise<Driver> {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.setViewport(PHONE.viewport)
  return {
    async open(url) {
      const go = () => page.goto(url, { waitUntil: 'domcontentloaded' })
      // Where the page goes on by itself in the same moment, one of the two is aborted.
      const goAgain = (error: Error) => {
        if (!/NS_BINDING_ABORTED/.test(error.message)) throw error
        return go()
      }
      await go().catch(goAgain)
    },
    async evaluate(expression, frame) {
      const target = frame ? await (await page.$(frame))?.contentFrame() : page
      if (!target) throw new Error(`no frame ${frame}`)
      return target.evaluate(expression)
    },
    press: (x, y) => page.mouse.click(x, y),
    async type(text) {
      for (const [index, line] of text.split('\n').entries()) {
        // oxlint-disable-next-line no-await-in-loop
        if (index > 0) await page.keyboard.press('Enter')
        // oxlint-disable-next-line no-await-in-loop
        await page.keyboard.type(line)
      }
    },
    async setFiles(selector, paths) {
      const field = await page.$(selector)
      await (field as ElementHandle<HTMLInputElement> | null)?.uploadFile(...paths)
    },
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

export const openFirefox = async (options: EngineOptions = {}): Promise<Driver> =>
  openPage(await launch(options))
