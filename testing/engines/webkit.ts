import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { inject } from 'vitest'
import { PHONE } from '#testing/browser/browser.ts'
import { findFreePort, launch } from '#tools/common/processes.ts'
import type { Driver } from './driver.ts'

/** The key of an element in the answers of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** The key Enter in the texts of WebDriver. */
const ENTER = '\uE007'
const START_MS = 60_000
const SCREENSHOT_MS = 15_000

async function waitUntilStarted(what: string, isStarted: () => unknown): Promise<void> {
  const end = Date.now() + START_MS
  const check = async () => isStarted()
  // oxlint-disable-next-line no-await-in-loop
  while (!(await check().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} does not start.`)
    // oxlint-disable-next-line no-await-in-loop
    await delay(100)
  }
}

async function startDisplay(): Promise<string> {
  const number = await findFreePort()
  launch('Xvfb', [`:${number}`, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  await waitUntilStarted('Xvfb', () => existsSync(`/tmp/.X11-unix/X${number}`))
  return `:${number}`
}
let display: Promise<string> | undefined
/** One screen in memory for all windows of this process. */
const useDisplay = () => (display ??= startDisplay())

type Method = 'GET' | 'POST' | 'DELETE'

async function send(url: string, method: Method, body?: object): Promise<unknown> {
  const text = method === 'POST' ? JSON.stringify(body ?? {}) : null
  const response = await fetch(url, { method, body: text })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`)
  return value
}

/** A driver has one session. */
async function startSession() {
  const port = await findFreePort()
  const env = {
    DISPLAY: await useDisplay(),
    LIBGL_ALWAYS_SOFTWARE: '1',
    // There is no bus for accessibility, which it would wait for.
    NO_AT_BRIDGE: '1',
  }
  const child = launch(inject('webkitDriver'), [`--port=${port}`], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await waitUntilStarted('WebKitWebDriver', () => send(`${origin}/status`, 'GET'))
  const alwaysMatch = {
    // What the app loads later would hold it up.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: inject('webkit'), args: ['--automation'] },
  }
  const session = await send(`${origin}/session`, 'POST', { capabilities: { alwaysMatch } })
  const { sessionId } = session as { sessionId: string }
  const call = (method: Method, path: string, body?: object) =>
    send(`${origin}/session/${sessionId}${path}`, method, body)
  return { child, call }
}

const pointer = (actions: object[]) => ({
  actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
})

/** WebKitGTK's small browser by its WebDriver. Its window is never narrower than 447 px, and never keeps its profile. */
export async function openWebKit(): Promise<Driver> {
  const { child, call } = await startSession()
  const find = (selector: string) =>
    call('POST', '/element', { using: 'css selector', value: selector })
  const evaluate = (expression: string) =>
    call('POST', '/execute/sync', { script: `return (${expression})`, args: [] })
  const setOuter = (width: number, height: number) =>
    call('POST', '/window/rect', { x: 0, y: 0, width, height })

  const driver: Driver = {
    async open(url) {
      await evaluate('(window.isLeft = true)').catch(() => {})
      await call('POST', '/url', { url })
      // It answers at once, while the document before is still there.
      const isNew = () => evaluate(`!window.isLeft && document.readyState !== 'loading'`)
      await waitUntilStarted(url, isNew)
    },
    async evaluate(expression, frame) {
      if (!frame) return evaluate(expression)
      await call('POST', '/frame', { id: await find(frame) })
      return evaluate(expression).finally(() => call('POST', '/frame', { id: null }))
    },
    press: async (x, y) =>
      void (await call(
        'POST',
        '/actions',
        pointer([
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      )),
    async type(text) {
      const active = (await call('GET', '/element/active')) as Record<string, string>
      const keys = text.replaceAll('\n', ENTER)
      await call('POST', `/element/${active[ELEMENT]}/value`, { text: keys })
    },
    async setFiles(selector, paths) {
      const field = (await find(selector)) as Record<string, string>
      await call('POST', `/element/${field[ELEMENT]}/value`, { text: paths.join('\n') })
    },
    async resize({ width, height }) {
      await setOuter(width, height)
      const inner = Number(await evaluate('innerHeight'))
      await setOuter(width, height + (height - inner))
    },
    async screenshot() {
      // After a log-out it may never answer.
      const taken = await Promise.race([call('GET', '/screenshot'), delay(SCREENSHOT_MS)])
      if (typeof taken !== 'string') throw new Error('no screenshot')
      return Buffer.from(taken, 'base64')
    },
    async close() {
      await Promise.race([call('DELETE', '').catch(() => {}), delay(2000)])
      await child.kill()
    },
  }
  await driver.resize(PHONE.viewport)
  return driver
}
