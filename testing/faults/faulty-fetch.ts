import { applyFault, type Forward } from './apply-fault.ts'
import type { FaultPlan } from './fault-plan.ts'
import { faultName, type Effect, type Fault } from './fault.ts'

/** Handles a request in place of the connection. `forward` passes a request on. */
export type Interceptor = (request: Request, forward: Forward) => Promise<Response>

type Options = {
  /** Chooses the faults while the test injects none. */
  plan?: FaultPlan
  /** How a request ends that has no response. */
  hang?: (signal: AbortSignal) => Promise<never>
}

const toFault = (fault: Fault | Effect): Fault =>
  typeof fault === 'string' ? { effect: fault } : fault

const toRequest = (...args: Parameters<typeof fetch>): Request =>
  args[0] instanceof Request && args[1] === undefined ? args[0] : new Request(...args)

/** A connection in which a test injects faults and removes them again. */
export function createFaultyFetch(
  direct: (request: Request) => Promise<Response> = (request) => fetch(request),
  { plan, hang }: Options = {},
) {
  let injected: Fault | Interceptor | null = null
  const next: (Fault | null)[] = []
  const counts = new Map<string, number>()

  function chooseFault(): Fault | Interceptor | null {
    const fault = next.shift()
    return fault === undefined ? (injected ?? plan?.next() ?? null) : fault
  }

  async function send(request: Request): Promise<Response> {
    const fault = chooseFault()
    if (!fault) return direct(request)
    if (typeof fault === 'function') return fault(request, direct)
    const name = faultName(fault)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    return applyFault(fault, request, direct, hang && { hang })
  }

  return {
    fetch: ((...args: Parameters<typeof fetch>) => send(toRequest(...args))) as typeof fetch,
    /** How often each fault has happened. */
    counts,
    /** For all requests until `removeFault`. */
    injectFault: (fault: Fault | Effect | Interceptor): void => {
      injected = typeof fault === 'function' ? fault : toFault(fault)
    },
    /** For the next requests, one each. */
    injectOnce: (...faults: (Fault | Effect | 'none')[]): void =>
      void next.push(...faults.map((fault) => (fault === 'none' ? null : toFault(fault)))),
    removeFault: (): void => {
      injected = null
      next.length = 0
    },
  }
}
