import { readVerification, sendVerification } from '#schema/contract/verifications.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import { proofInput } from './proof.ts'

export const CASES: readonly EndpointCase[] = [
  // Without a picture, so that it is JSON as the other cases are.
  endpointCase(sendVerification, async (market) => {
    const caller = await market.createTasker()
    await caller.send(sendVerification, await proofInput())
    await market.runSql(
      `UPDATE verifications SET state = 'needs_again', again = '[{"step":"name","reason":"differs"}]'`,
    )
    const input = { name: 'Ngozi Okafor', birthDate: '1990-05-17' }
    return { caller, input, otherInput: { ...input, birthDate: '1991-05-17' } }
  }),
  endpointCase(readVerification, async (market) => ({
    caller: await market.createClient(),
    input: {},
  })),
]
