import * as contract from '#schema/contract/alerts.ts'
import { newId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

const alertInput = () => ({
  id: newId('alert'),
  field: 'Furniture' as const,
  skills: ['Woodwork'],
  place: 'lagos-ikeja',
  reach: '10' as const,
  minPrice: 5_000,
  delivery: 'morning' as const,
})

async function professionalWithAlert(market: Market) {
  const caller = await market.createTasker()
  const input = alertInput()
  await caller.send(contract.setAlert, input)
  return { caller, id: input.id }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(contract.listAlerts, async (market) => ({
    caller: (await professionalWithAlert(market)).caller,
    input: {},
  })),
  endpointCase(contract.setAlert, async (market) => {
    const input = alertInput()
    return {
      caller: await market.createTasker(),
      input,
      otherInput: { ...input, minPrice: 6_000 },
    }
  }),
  endpointCase(contract.deleteAlert, async (market) => {
    const { caller, id } = await professionalWithAlert(market)
    const stranger = { user: await market.createTasker(), status: 404 as const }
    return { caller, input: { id }, otherInput: { id: newId('alert') }, stranger }
  }),
]
