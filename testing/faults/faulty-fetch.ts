import { applyFault, type Forward } from './apply-fault.ts'
import { faultName, type Effect, type Fault } from './fault.ts'

/** Handles a request in place of the connection. `forward` passes a request on. */
export type Interceptor = (request: Request, forward: Forward) => Promise<Response>

/** A connection in which a test injects faults and removes them again. */
export function createFaultyFetch(
  direct: (request: Request) => Promise<Response> = (request) => fetch(request),
) {
  let injected: Fault | Interceptor | null = null
  const next: Fault[] = []
  const counts = new Map<string, number>()
  const toFault = (fault: Fault | Effect): Fault =>
    typeof fault === 'string' ? { effect: fault } : fault

  async function send(request: Request): Promise<Response> {
    if (typeof injected === 'function') return injected(request, direct)
    const fault = next.shift() ?? injected
    if (!fault) return direct(request)
    const name = faultName(fault)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    return applyFault(fault, request, direct)
  }

  return {
    fetch: ((...args: Parameters<typeof fetch>) => send(new Request(...args))) as typeof fetch,
    /** How often each fault has happened. */
    counts,
    /** For all requests until `removeFault`. */
    injectFault: (fault: Fault | Effect | Interceptor): void => {
      injected = typeof fault === 'function' ? fault : toFault(fault)
    },
    /** For the next requests, one each. */
    injectOnce: (...faults: (Fault | Effect)[]): void => void next.push(...faults.map(toFault)),
    removeFault: (): void => {
      injected = null
      next.length = 0
    },
  }
}
