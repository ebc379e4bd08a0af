import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { PHONE } from './browser.ts'
import { launchPersistentDevice } from './persistent-device.ts'

/** An installation belongs to an origin, so every installed phone has this one; its browser maps it to its own proxy. */
const ORIGIN = 'http://127.0.0.1:5000'

const newProfile = () => mkdtemp(join(tmpdir(), 'onise-profile-'))

const launchPhone = (targetPort: number, profile: string) =>
  launchPersistentDevice({ targetPort, profile, formFactor: PHONE, origin: ORIGIN })

async function install(targetPort: number, template: string) {
  const profile = await newProfile()
  const phone = await launchPhone(targetPort, profile)
  await phone.open('/login')
  await phone.waitForServiceWorker()
  await phone.disconnect()
  await rename(profile, template)
}

/** The profile with the installation: made by the first test process that needs it, while the others wait. */
async function findTemplate(targetPort: number) {
  // In the directory of the run (setup.ts).
  const template = join(tmpdir(), 'onise-installed')
  const lock = `${template}.lock`
  const claimOrWait = async () => {
    if (existsSync(template)) return true
    const isClaimed = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (!isClaimed) return false
    if (!existsSync(template)) await install(targetPort, template).finally(() => rmdir(lock))
    return true
  }
  await vi.waitUntil(claimOrWait, { timeout: 200_000, interval: 100 })
  return template
}

/**
 * A phone of a user who has opened Onise before: the service worker is in control and everything is precached. It is
 * installed once in a run, because that takes eight seconds of CPU, and each phone gets a copy.
 */
export async function openInstalledPhone(targetPort: number) {
  const [template, profile] = [await findTemplate(targetPort), await newProfile()]
  await cp(template, profile, { recursive: true })
  return launchPhone(targetPort, profile)
}
