import type { Random } from '#testing/random.ts'
import type { SimulatedClock } from './clock.ts'
import type { SimulatedDevice } from './device.ts'
import type { Network } from './network.ts'
import type { PendingWork } from './quiescence.ts'
import type { WriteRecorder } from './recorded-writes.ts'
import type { CountFault, SimulatedServer } from './server.ts'
import type { SimulatedUser } from './users.ts'

/** Everything that the parts of one run share. */
export type SimulationContext = {
  server: SimulatedServer
  clock: SimulatedClock
  /** For user actions and events; the network and the database draw from sequences of their own. */
  random: Random
  pendingWork: PendingWork
  network: Network
  recorder: WriteRecorder
  users: readonly SimulatedUser[]
  devices: SimulatedDevice[]
  countFault: CountFault
  reportProblem: ReportProblem
  /** Appends a line to the log of the run. */
  log: (line: string) => void
}
export type ReportProblem = (problem: string) => void
