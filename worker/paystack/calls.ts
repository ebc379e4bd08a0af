import * as v from 'valibot'
import { callPaystack, problemOf, type PaystackConfig } from './http.ts'
import { PAGE_ROWS, type ProviderRequest } from './requests.ts'
import { Meta, type ProviderMode } from './responses.ts'
import { success, unknown, type ProviderResult, type ProviderUnknown } from './result.ts'

/** The key decides the mode; an object of the other mode never counts. */
const modeOf = ({ PAYSTACK_SECRET_KEY }: PaystackConfig['settings']): ProviderMode =>
  PAYSTACK_SECRET_KEY.startsWith('sk_live_') ? 'live' : 'test'

/** A response about another object than the requested one. */
export const otherObject = (received: string, requested: string): ProviderUnknown =>
  unknown('malformed', `requested ${requested}, received ${received}`)

type UnreadableRow = { reference: string | null; problem: string }
export type ProviderPage<T> = { rows: T[]; unreadable: UnreadableRow[]; hasMore: boolean }

const Named = v.union([
  v.pipe(
    v.object({ reference: v.string() }),
    v.transform(({ reference }) => reference),
  ),
  v.pipe(
    v.object({ transaction_reference: v.string() }),
    v.transform(({ transaction_reference }) => transaction_reference),
  ),
])
function referenceIn(row: unknown): string | null {
  const named = v.safeParse(Named, row)
  return named.success ? named.output : null
}

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

  /** A row that cannot be read is set aside, so that it does not hide the others. */
  async function page<T extends v.GenericSchema>(
    request: ProviderRequest,
    row: T,
    pageNumber: number,
  ): Promise<ProviderResult<ProviderPage<v.InferOutput<T>>>> {
    const result = await callPaystack(config, request, v.array(v.unknown()))
    if (result.kind !== 'ok') return result
    const { data, meta } = result.data
    const rows: v.InferOutput<T>[] = []
    const unreadable: UnreadableRow[] = []
    for (const each of data) {
      const parsed = v.safeParse(row, each)
      if (parsed.success) rows.push(parsed.output)
      else unreadable.push({ reference: referenceIn(each), problem: problemOf(parsed.issues) })
    }
    const parsedMeta = v.safeParse(Meta, meta)
    const pageCount = parsedMeta.success ? parsedMeta.output?.pageCount : null
    const hasMore = pageCount ? pageNumber < pageCount : data.length >= PAGE_ROWS
    return success({ rows, unreadable, hasMore })
  }

  return {
    mode,
    one,
    page,

    otherMode: (domain: string): ProviderUnknown | null =>
      domain === mode ? null : unknown('other_mode', `${domain} data for a ${mode} key`),

    /** A page without the rows of the other mode. */
    async pageOfMode<T extends v.GenericSchema<unknown, { domain: string }>>(
      request: ProviderRequest,
      row: T,
      pageNumber: number,
    ): Promise<ProviderResult<ProviderPage<v.InferOutput<T>>>> {
      const result = await page(request, row, pageNumber)
      if (result.kind !== 'ok') return result
      const { rows, ...rest } = result.data
      return success({ ...rest, rows: rows.filter(({ domain }) => domain === mode) })
    },
  }
}
