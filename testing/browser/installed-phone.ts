import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#tools/common/processes.ts'
import { PHONE } from './browser.ts'
import { launchPersistentDevice } from './persistent-device.ts'

const newProfile = () => mkdtemp(join(tmpdir(), 'onise-profile-'))

/** An installation belongs to an origin, so every phone with it has the same port. */
type Installation = { profile: string; port: number }
let installation: Promise<Installation> | undefined

async function install(targetPort: number): Promise<Installation> {
  const [profile, port] = [await newProfile(), await findFreePort()]
  const phone = await launchPersistentDevice({ targetPort, port, profile, formFactor: PHONE })
  await phone.open('/login')
  await phone.waitForServiceWorker()
  await phone.disconnect()
  return { profile, port }
}

/**
 * A phone of a user who has opened Onise before: the service worker is in control and everything is precached. It is
 * installed once for each test process, because that takes three seconds of CPU, and each phone gets a copy. Only one at
 * a time can be open.
 */
export async function openInstalledPhone(targetPort: number) {
  installation ??= install(targetPort)
  const [template, profile] = [await installation, await newProfile()]
  await cp(template.profile, profile, { recursive: true })
  return launchPersistentDevice({ targetPort, port: template.port, profile, formFactor: PHONE })
}
