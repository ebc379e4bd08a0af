import type { Errand } from '../http/errand.ts'

/** What the provider told of: its signature says who wrote it, and its figures are asked for again all the same. */
export type Told = { reference: string | null; data: Record<string, unknown> }
/** `waits`: not conclusive yet, so it is looked at again; a throw is kept with the event, and tried again. */
export type Following = (errand: Errand, told: Told) => Promise<'done' | 'waits'>
