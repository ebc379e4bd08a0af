import { koboFromText, textFromInput } from '#schema/domain/amount-text.ts'
import type { Kobo } from '#schema/domain/money.ts'

/** A line of the form: number and amount are text, as they are typed. */
export type LineFields = { what: string; quantity: string; amount: string }
type Item = { what: string; quantity: number | string; amount: Kobo | string }

export const EMPTY_LINE: LineFields = { what: '', quantity: '1', amount: '' }

export const linesFrom = (items: readonly Item[] | undefined): LineFields[] =>
  items?.map(({ what, quantity, amount }) => ({
    what,
    quantity: String(quantity),
    amount: textFromInput(amount),
  })) ?? [EMPTY_LINE]

const amountOf = ({ amount }: LineFields): Kobo => koboFromText(amount) ?? (0 as Kobo)

export const itemsFrom = (lines: readonly LineFields[]) =>
  lines.map((line) => ({
    what: line.what.trim(),
    quantity: line.quantity.trim(),
    amount: amountOf(line),
  }))

/** What is no amount counts as nothing. */
export const sumOfLines = (lines: readonly LineFields[]): Kobo =>
  lines.reduce((sum, line) => sum + amountOf(line), 0) as Kobo
