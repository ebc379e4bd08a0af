import type { Result } from 'hono/router'
import { PatternRouter } from 'hono/router/pattern-router'

/** The pattern router tries every pattern for each request; the result for a path without parameters never changes. */
export class CachingRouter<T> extends PatternRouter<T> {
  readonly #paths = new Set<string>()
  readonly #results = new Map<string, Result<T>>()

  override add(method: string, path: string, handler: T): void {
    if (!/[:*{?]/.test(path)) this.#paths.add(path)
    super.add(method, path, handler)
    this.#results.clear()
  }

  override match(method: string, path: string): Result<T> {
    if (method !== 'GET' || !this.#paths.has(path)) return super.match(method, path)
    const result = this.#results.get(path) ?? super.match(method, path)
    this.#results.set(path, result)
    return result
  }
}
