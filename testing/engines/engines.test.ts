import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startOnise, type Onise } from '#testing/browser/start-onise.ts'
import { createPhoto } from '#testing/browser/steps.ts'
import { openTcpProxy } from '#testing/browser/tcp-proxy.ts'
import { CHAT_STEPS } from './chat-steps.ts'
import { openChromium } from './chromium.ts'
import type { EngineName, EngineOptions, OpenBrowser } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { MAIN_JOB } from './main-job.ts'
import { MORE_STEPS } from './more-steps.ts'
import { Screen } from './screen.ts'
import { openWebKit } from './webkit.ts'
import type { Side, World } from './world.ts'

const OPEN: Record<EngineName, OpenBrowser> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
}

/** All steps in all engines by `npm run browsers`; the first steps in those that no other test runs in by `npm test`. */
const RUNS_ALL = process.env['ENGINES'] !== undefined
const ENGINES = (process.env['ENGINES'] ?? 'firefox,webkit').split(',') as EngineName[]
const STEPS = RUNS_ALL
  ? [...MAIN_JOB, ...CHAT_STEPS, ...MORE_STEPS]
  : MAIN_JOB.filter(({ isShort }) => isShort)

async function readCode({ mailbox }: Onise, email: string): Promise<string> {
  const find = () => /\b\d{6}\b/.exec(mailbox.emails(email)[0]?.text ?? '')?.[0]
  await expect.poll(find).toBeTruthy()
  return find() ?? ''
}

describe.each(ENGINES)('in %s', (engine) => {
  const sides: Side[] = []
  let world: World
  let folder: string
  let failed: string | undefined

  beforeAll(async () => {
    const onise = await startOnise()
    const openSide = async (username: string, options?: EngineOptions) => {
      const network = await openTcpProxy(Number(new URL(onise.url).port))
      onise.paystack.allowOrigin(network.url)
      const name = options?.engine ?? engine
      const screen = new Screen(name, await OPEN[name](options), network.url)
      const side = { screen, network, username, email: `${username.toLowerCase()}@onise.test` }
      sides.push(side)
      return side
    }
    folder = await mkdtemp(join(tmpdir(), 'onise-engines-'))
    const photo = join(folder, 'DCIM_0042.jpg')
    await writeFile(photo, (await createPhoto('', '#7d8f69')).buffer)
    const client = await openSide('Bukola')
    world = {
      engine,
      onise,
      client,
      // The first steps are those of the client alone.
      tasker: RUNS_ALL ? await openSide('Adeola') : client,
      photo,
      readCode: (email) => readCode(onise, email),
      openSide,
    }
  })
  const close = async (some: readonly Side[]) => {
    await Promise.all(some.map(({ screen }) => screen.close()))
    await Promise.all(some.map(({ network }) => network.close()))
  }
  // Of a step alone; several browsers at once slow each other down.
  afterEach(() => close(sides.splice(2)))
  afterAll(async () => {
    await close(sides)
    await world?.onise.stop()
    await rm(folder, { recursive: true, force: true })
  })

  for (const { name, cannot, run } of STEPS)
    test(name, async (context) => {
      const reason = cannot?.[engine]
      if (reason) context.skip(reason)
      // A step continues where the one before has ended.
      if (failed) throw new Error(`“${failed}” has failed before.`)
      if (MAIN_JOB.some((step) => step.name === name)) failed = name
      await run(world)
      failed = undefined
    })
})
