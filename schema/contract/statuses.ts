import { pathFields } from './endpoint.ts'
import type { Definition } from './join.ts'

/** Statuses with which any request may be refused, whatever it asks for. */
export const ALWAYS_REFUSED = [429, 500, 503]

export const successesOf = ({ succeeds = [200], hasEtag = false }: Definition): number[] => [
  ...succeeds,
  ...(hasEtag ? [304] : []),
]

/** What follows from who may call, where the input is and what kind of call it is; `refuses` has the others. */
export function refusalsOf(endpoint: Definition): number[] {
  const { access, kind, path, body, headers, refuses = [] } = endpoint
  return [
    400,
    ...(access === 'anyone' ? [] : [401, 403]),
    ...(pathFields(path).length > 0 ? [404] : []),
    ...(kind === 'query' ? [] : [409, 422]),
    ...(headers ? [412] : []),
    ...(body ? [413, 415] : []),
    426,
    ...refuses,
    ...ALWAYS_REFUSED,
  ]
}
