import * as admin from '#schema/contract/admin-verifications.ts'
import { readVerification, sendVerification } from '#schema/contract/verifications.ts'
import type { Id } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'
import { proofInput } from './proof.ts'

/** A proof that waits, and an administrator. */
async function asAdminAboutProof(market: Market) {
  const tasker = await market.createTasker()
  await tasker.send(sendVerification, await proofInput())
  const [row] = await market.runSql('SELECT id FROM verifications')
  const stranger = { user: await market.createClient(), status: 403 as const }
  const id = String(row?.['id']) as Id<'verification'>
  return { caller: await market.createUser('admin'), stranger, id }
}

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
  endpointCase(admin.listVerifications, async (market) => ({
    caller: await market.createUser('admin'),
    input: {},
  })),
  endpointCase(admin.readVerificationFile, async (market) => {
    const { id, ...rest } = await asAdminAboutProof(market)
    return { ...rest, input: { id } }
  }),
  endpointCase(admin.takeVerification, async (market) => {
    const { id, ...rest } = await asAdminAboutProof(market)
    return { ...rest, input: { id } }
  }),
  endpointCase(admin.openVerificationPictures, async (market) => {
    const { id, ...rest } = await asAdminAboutProof(market)
    return { ...rest, input: { id } }
  }),
  endpointCase(admin.decideVerification, async (market) => {
    const { id, ...rest } = await asAdminAboutProof(market)
    await rest.caller.send(admin.takeVerification, { id })
    const input = { id, decision: 'refused', refusal: 'notYou' } as const
    return { ...rest, input, otherInput: { ...input, refusal: 'underAge' as const } }
  }),
]
