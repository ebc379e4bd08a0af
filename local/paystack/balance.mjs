import { good, isBetween, iso, pageOf } from './answers.mjs'

const INTEGRATION = 100_043

/** What the sandbox holds for us, by currency: every change a row, the last row the balance. */
export function openBalance({ kept, now, domain, nextId }) {
  const rowsOf = (currency) => kept.all('moves').filter((move) => move.currency === currency)
  const of = (currency) => rowsOf(currency).at(-1)?.balance ?? 0

  return {
    of,
    /** As a change to be kept together with what it belongs to. */
    move({ currency = 'NGN', difference, reason, model, row }) {
      const id = nextId()
      const at = now()
      return [
        'moves',
        String(id),
        {
          id,
          currency,
          difference,
          balance: of(currency) + difference,
          reason,
          model,
          row,
          at,
        },
      ]
    },
    answer() {
      const currencies = new Set(['NGN', ...kept.all('moves').map(({ currency }) => currency)])
      return good(
        'Balances retrieved',
        [...currencies].map((currency) => ({ currency, balance: of(currency) })),
      )
    },
    ledger(query) {
      const moves = kept.all('moves').filter(({ at }) => isBetween(at, query))
      const { rows, meta } = pageOf(moves.toReversed(), query)
      return good(
        'Balance ledger retrieved',
        rows.map((move) => ({
          integration: INTEGRATION,
          domain,
          balance: move.balance,
          currency: move.currency,
          difference: move.difference,
          reason: move.reason,
          model_responsible: move.model,
          model_row: move.row,
          id: move.id,
          createdAt: iso(move.at),
          updatedAt: iso(move.at),
        })),
        { meta },
      )
    },
  }
}
export { INTEGRATION }
