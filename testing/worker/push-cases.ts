import { readPushKey, renewPush, subscribePush, unsubscribePush } from '#schema/contract/push.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import { subscribeBrowser, subscriptionInput } from './push-browser.ts'

export const CASES: readonly EndpointCase[] = [
  endpointCase(readPushKey, async () => ({ caller: null, input: {} })),
  endpointCase(subscribePush, async (market) => ({
    caller: await market.createTasker(),
    input: subscriptionInput(market),
    otherInput: subscriptionInput(market),
  })),
  endpointCase(unsubscribePush, async (market) => {
    const caller = await market.createTasker()
    const { endpoint } = await subscribeBrowser(market, caller)
    return {
      caller,
      input: { endpoint },
      otherInput: { endpoint: subscriptionInput(market).endpoint },
    }
  }),
  endpointCase(renewPush, async (market) => {
    const old = await subscribeBrowser(market, await market.createTasker())
    const fields = { oldEndpoint: old.endpoint, oldAuth: old.auth }
    return {
      caller: null,
      input: { ...fields, ...subscriptionInput(market) },
    }
  }),
]
