import { sql } from 'drizzle-orm'

/** Something that only a person can settle, once however often it is found. */
export const forAPerson = (
  id: string,
  kind: 'missing_here' | 'amount' | 'status',
  words: string,
  now: number,
  theirs: number | null = null,
) => sql`
  INSERT INTO recon_items (id, kind, theirs, words, seen_at)
  VALUES (${id}, ${kind}, ${theirs}, ${words}, ${now}) ON CONFLICT (id) DO NOTHING`
