import { fundStage } from '#schema/contract/funding.ts'
import * as materials from '#schema/contract/materials.ts'
import { openUpload, putPart } from '#schema/contract/uploads.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import type { PlannedStage } from '#schema/domain/stages.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import { createImage } from './images.ts'
import type { Market } from './market.ts'
import { createStagedTask } from './staged-task.ts'

const WITH_MATERIALS = [
  { kind: 'materials', title: 'Wood', amount: naira(8000), date: '2026-03-10' },
  { kind: 'work', title: 'Doors', amount: naira(10_000), date: '2026-03-20' },
] as PlannedStage[]
const items = [{ what: 'Plywood, 18 mm', quantity: '4', amount: '7000' }]

/** A todo whose materials are asked for, and when they are `paid` also released. */
async function createMaterials(market: Market, isPaid = false) {
  const created = await createStagedTask(market, 'all', WITH_MATERIALS)
  const { id, client, tasker } = created
  const stage = { id, n: '1' }
  const list = newId('materials')
  const { status } = await tasker.send(materials.askForMaterials, { ...stage, _id: list, items })
  if (status !== 200) throw new Error(`the list was answered with ${status}`)
  if (isPaid) await client.send(materials.releaseMaterials, { ...stage, list, amount: '7000' })
  const stranger = { user: await market.createClient(), status: 404 as const }
  return { ...created, stage, list, stranger }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(fundStage, async (market) => {
    const { id, client } = await createStagedTask(market, 'stage')
    const input = { id, n: '2', amount: '8000' }
    return {
      caller: client,
      input,
      otherInput: { ...input, amount: '7999' },
      stranger: { user: await market.createClient(), status: 404 },
    }
  }),
  endpointCase(materials.askForMaterials, async (market) => {
    const { stage, tasker, stranger } = await createMaterials(market)
    const input = { ...stage, _id: newId('materials'), items }
    const other = [{ what: 'Nails', quantity: '1', amount: '2000' }]
    return { caller: tasker, input, otherInput: { ...input, items: other }, stranger }
  }),
  endpointCase(materials.declineMaterials, async (market) => {
    const { stage, list, client, stranger } = await createMaterials(market)
    const input = { ...stage, list, note: 'Two sheets are enough.' }
    return { caller: client, input, otherInput: { ...input, note: 'One sheet.' }, stranger }
  }),
  endpointCase(materials.releaseMaterials, async (market) => {
    const { stage, list, client, stranger } = await createMaterials(market)
    const input = { ...stage, list, amount: '5000' }
    return { caller: client, input, otherInput: { ...input, amount: '4000' }, stranger }
  }),
  endpointCase(materials.sendReceipts, async (market) => {
    const { stage, tasker, stranger } = await createMaterials(market, true)
    // With an upload, so that it is JSON as the other cases are.
    const bytes = new Blob([Uint8Array.from(await createImage('jpeg'))])
    const uploadId = newId('upload')
    await tasker.send(openUpload, { uploadId, size: bytes.size })
    await tasker.send(putPart, { id: uploadId, part: 1, bytes })
    const input = { ...stage, spent: '6500', uploadId }
    return { caller: tasker, input, otherInput: { ...input, spent: '6000' }, stranger }
  }),
  endpointCase(materials.giveBackMaterials, async (market) => {
    const { stage, tasker, stranger } = await createMaterials(market, true)
    const input = { ...stage, amount: '7000' }
    return { caller: tasker, input, otherInput: { ...input, amount: '6000' }, stranger }
  }),
]
