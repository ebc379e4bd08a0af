/** The class that workerd provides to the worker; in Node its objects are only constructed. */
export class DurableObject {
  protected readonly ctx: unknown
  protected readonly env: unknown
  constructor(ctx: unknown, env: unknown) {
    this.ctx = ctx
    this.env = env
  }
}
