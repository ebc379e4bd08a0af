import type { Errand } from '../http/errand.ts'

/** What the provider told of, as far as it was read: its own words are trusted for nothing but the name of a thing. */
export type Told = { reference: string | null; data: Record<string, unknown> }
/** `waits`: not conclusive yet, so it is looked at again; a throw is kept with the event, and tried again. */
export type Following = (errand: Errand, told: Told) => Promise<'done' | 'waits'>

/** What follows from each event. An event that nothing follows from is kept, and done with (MONEY 2, Webhook). */
export const EFFECTS: Readonly<Record<string, Following>> = {}
