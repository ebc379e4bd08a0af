import type { Endpoint, EndpointSchemas, SchemasOf } from './endpoint.ts'

/** An endpoint with its schemas. */
export type Definition = Endpoint & EndpointSchemas

/** For each endpoint of a module, the schemas that its type names. */
type SchemasFor<M> = {
  [Name in keyof M as M[Name] extends Endpoint ? Name : never]: M[Name] extends Endpoint
    ? SchemasOf<M[Name]>
    : never
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value

/** Joins the endpoints of a module with the schemas of the same name. One that is missing or another's does not compile. */
export function join<M extends object>(endpoints: M, schemas: SchemasFor<M>): Definition[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint)
      ? [{ ...endpoint, ...(schemas as Record<string, EndpointSchemas>)[name] } as Definition]
      : [],
  )
}
