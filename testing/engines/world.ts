import type { Onise } from '#testing/browser/start-onise.ts'
import type { TcpProxy } from '#testing/browser/tcp-proxy.ts'
import type { EngineName, EngineOptions } from './driver.ts'
import type { Screen } from './screen.ts'

/** A user with a browser and a network of their own. */
export type Side = { screen: Screen; network: TcpProxy; username: string; email: string }

export type World = {
  engine: EngineName
  onise: Onise
  client: Side
  tasker: Side
  /** The path of a picture on this machine. */
  photo: string
  /** The code of the latest e-mail to this address. */
  readCode: (email: string) => Promise<string>
  /** Another browser of the engine, which is closed after the walk. */
  openSide: (username: string, options?: EngineOptions) => Promise<Side>
}

export type Step = {
  name: string
  /** It belongs to the walk of `npm test`. */
  isShort?: boolean
  /** Why it cannot be tried in an engine. */
  cannot?: Partial<Record<EngineName, string>>
  run: (world: World) => Promise<void>
}
