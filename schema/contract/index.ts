import type { Endpoint } from './endpoint.ts'
import * as exportSchemas from './export.schemas.ts'
import * as exportCalls from './export.ts'
import { join, type Definition } from './join.ts'
import { NOUN_ENDPOINTS } from './nouns.ts'
import * as syncSchemas from './sync.schemas.ts'
import * as sync from './sync.ts'

export type { Definition } from './join.ts'

/** Every endpoint: the worker mounts them, the access tests probe them, and the API documentation lists them. */
export const ENDPOINTS: readonly Definition[] = [
  ...NOUN_ENDPOINTS,
  ...join(sync, syncSchemas),
  ...join(exportCalls, exportSchemas),
]

const BY_NAME = new Map(ENDPOINTS.map((definition) => [definition.name, definition]))

/** Throws for an endpoint whose module is not listed. */
export function definitionOf({ name }: Endpoint): Definition {
  const definition = BY_NAME.get(name)
  if (!definition) throw new Error(`${name} is not listed in schema/contract/nouns.ts`)
  return definition
}
