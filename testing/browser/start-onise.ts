import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '#tools/dev/start-stack.ts'
import { DESKTOP, openBrowser, PHONE } from './browser.ts'
import { openDevice, type Device } from './device.ts'
import { openPersistentDevice } from './persistent-device.ts'

/**
 * The built product on a free port with its own data directory, started as by `npm start`, and a browser. `stop` closes
 * every device and deletes the data.
 */
export async function startOnise({ seed = false }: { seed?: boolean } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'onise-browser-'))
  const stack = await startStack({
    dataDir,
    seed,
    runCrons: false,
    // Built once for the run (setup.ts).
    buildApp: async () => false,
    // Cheap passwords: the work factor only matters to attackers.
    vars: { ENVIRONMENT: 'test', SCRYPT_LN: '10' },
  })
  const browser = await openBrowser()
  const port = Number(new URL(stack.url).port)
  const devices: Device[] = []
  const register = <D extends Device>(device: D) => {
    // Each device has its own proxy, and so its own origin.
    stack.paystack.allowOrigin(device.url)
    devices.push(device)
    return device
  }

  return {
    ...stack,
    phone: async () => register(await openDevice(browser, port, PHONE)),
    desktop: async () => register(await openDevice(browser, port, DESKTOP)),
    /** A phone whose browser can be killed and launched again with its storage. */
    persistentPhone: async () => register(await openPersistentDevice(port, PHONE)),
    async stop() {
      await Promise.all(devices.map((device) => device.close()))
      await browser.close()
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Onise = Awaited<ReturnType<typeof startOnise>>
