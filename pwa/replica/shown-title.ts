import { saidOr } from '#pwa/api/server-words.ts'
import type { Said } from '#schema/domain/facts.ts'

/** A row as screens read it: a title that Onise hid is in the language of the page. */
export const withShownTitle = <Row extends { title: string; titleSays?: Said | undefined }>(
  row: Row | undefined,
): Row | undefined => (row?.titleSays ? { ...row, title: saidOr(row.titleSays, row.title) } : row)
