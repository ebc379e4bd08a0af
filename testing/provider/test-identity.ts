import { createIdentityInProcess } from '#sandbox/identity/identity.ts'
import { createFaultyFetch } from '#testing/faults/faulty-fetch.ts'

type Settings = { REGISTER_URL: string; REGISTER_CLIENT_ID: string; REGISTER_SECRET: string }

/** The sandbox of the register in this process, behind a connection that can fail. */
export function createTestIdentity({ now, settings }: { now: () => number; settings: Settings }) {
  const { REGISTER_URL: url, REGISTER_CLIENT_ID: clientId, REGISTER_SECRET: secret } = settings
  const identity = createIdentityInProcess({ now, clientId, secret })
  const connection = createFaultyFetch(identity.fetch)
  return {
    ...connection,
    /** Newest first. */
    lookups: identity.lookups,
    /** One of the sandbox's own faults (sandbox/README.md). */
    async addFault(fault: object): Promise<void> {
      const init = { method: 'POST', body: JSON.stringify(fault) }
      const { ok } = await identity.fetch(new Request(`${url}/_control/faults`, init))
      if (!ok) throw new Error(`not a fault: ${JSON.stringify(fault)}`)
    },
  }
}
