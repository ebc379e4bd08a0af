import { TestRunner } from 'vitest'

type OpenServer = {
  close: () => unknown
  /** Runs after each test; throws when the test left something broken. */
  check: () => Promise<void>
  /** Created by a test or its `beforeEach`, so no later test uses it. */
  isOfOneTest: boolean
}

const openServers = new Set<OpenServer>()

/**
 * Has the server checked after each test, and closed after its test or its file. Returns what closes it earlier, so that its
 * database is used again.
 */
export function trackServer({ close, check }: Pick<OpenServer, 'close' | 'check'>) {
  const server = { close, check, isOfOneTest: TestRunner.getCurrentTest() !== undefined }
  openServers.add(server)
  return () => closeServers([server])
}

async function closeServers(servers: OpenServer[]): Promise<void> {
  for (const server of servers) openServers.delete(server)
  await Promise.all(servers.map((server) => server.close()))
}

export async function finishTest(): Promise<void> {
  try {
    for (const server of openServers) await server.check()
  } finally {
    await closeServers([...openServers].filter(({ isOfOneTest }) => isOfOneTest))
  }
}

export const finishFile = (): Promise<void> => closeServers([...openServers])
