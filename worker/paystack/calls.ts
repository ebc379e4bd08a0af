import * as v from 'valibot'
import { callPaystack, type PaystackConfig } from './http.ts'
import { PAGE_ROWS, type ProviderRequest } from './requests.ts'
import { Meta, type ProviderMode } from './responses.ts'
import { success, unknown, type ProviderResult, type ProviderUnknown } from './result.ts'

/** The key decides the mode; an object of the other mode never counts. */
const modeOf = ({ PAYSTACK_SECRET_KEY }: PaystackConfig['settings']): ProviderMode =>
  PAYSTACK_SECRET_KEY.startsWith('sk_live_') ? 'live' : 'test'

/** A response about another object than the requested one. */
export const otherObject = (received: string, requested: string): ProviderUnknown =>
  unknown('malformed', `requested ${requested}, received ${received}`)

export type PaystackCalls = ReturnType<typeof createCalls>

/** What all provider methods share: one object, one page of a list, and the check of the mode. */
export function createCalls(config: PaystackConfig) {
  const mode = modeOf(config.settings)

  async function one<T extends v.GenericSchema, R>(
    request: ProviderRequest,
    schema: T,
    accept: (data: v.InferOutput<T>) => ProviderResult<R>,
  ): Promise<ProviderResult<R>> {
    const result = await callPaystack(config, request, schema)
    return result.kind === 'ok' ? accept(result.data.data) : result
  }

  async function page<T extends v.GenericSchema>(
    request: ProviderRequest,
    row: T,
    pageNumber: number,
  ): Promise<ProviderResult<{ rows: v.InferOutput<T>[]; hasMore: boolean }>> {
    const result = await callPaystack(config, request, v.array(row))
    if (result.kind !== 'ok') return result
    const { data: rows, meta } = result.data
    const parsedMeta = v.safeParse(Meta, meta)
    const pageCount = parsedMeta.success ? parsedMeta.output?.pageCount : null
    const hasMore = pageCount ? pageNumber < pageCount : rows.length >= PAGE_ROWS
    return success({ rows, hasMore })
  }

  return {
    mode,
    one,
    page,

    otherMode: (domain: string): ProviderUnknown | null =>
      domain === mode ? null : unknown('other_mode', `${domain} data for a ${mode} key`),

    /** A page whose rows all belong to this mode. */
    async pageOfMode<T extends v.GenericSchema<unknown, { domain: string }>>(
      request: ProviderRequest,
      row: T,
      pageNumber: number,
    ) {
      const result = await page(request, row, pageNumber)
      if (result.kind !== 'ok') return result
      const foreign = result.data.rows.find(({ domain }) => domain !== mode)
      return foreign ? unknown('other_mode', `${foreign.domain} data`) : result
    },
  }
}
