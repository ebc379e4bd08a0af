import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOnise as start } from '../../local/onise.mjs'
import { DESKTOP, openBrowser, openDevice, openOwnedDevice, PHONE, type Device } from './device.ts'

export type { Device, OwnedDevice } from './device.ts'

/**
 * The built product on a free port with a data directory of its own, by the same steps as `npm start`, and a browser
 * to look at it. `stop` closes every device and forgets the data.
 */
export async function startOnise({
  seed = false,
  vars = {},
}: { seed?: boolean; vars?: Record<string, string> } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'onise-browser-'))
  const onise = await start({
    dataDir,
    seed,
    rings: false,
    // Built once for the run (setup.ts): nothing is looked at again for each file.
    make: async () => false,
    // The work factor of passwords is for attackers, not for tests.
    vars: { ENVIRONMENT: 'test', SCRYPT_LN: '10', ...vars },
  })
  const browser = await openBrowser()
  const port = Number(new URL(onise.url).port)
  const devices: Device[] = []
  const own = <D extends Device>(device: D) => {
    // Each device has a line of its own, and so an address of its own.
    onise.paystack.welcome(device.url)
    devices.push(device)
    return device
  }

  return {
    ...onise,
    /** A fresh 360×640 phone. */
    phone: async () => own(await openDevice(browser, port, PHONE)),
    /** A fresh 1280×800 desktop. */
    desktop: async () => own(await openDevice(browser, port, DESKTOP)),
    /** A phone whose browser can be killed and relaunched with what it had kept. */
    ownedPhone: async () => own(await openOwnedDevice(port, PHONE)),
    async stop() {
      await Promise.all(devices.map((device) => device.close()))
      await browser.close()
      await onise.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Onise = Awaited<ReturnType<typeof startOnise>>
