import { formatNaira, nairaOf, type Kobo } from '#schema/domain/money.ts'

type Props = {
  amount: Kobo
  /** Balances always show kobo; prices only when they have some. */
  decimals?: 'auto' | 'two'
  /** Shows a + before positive amounts. */
  sign?: boolean
}

export function Naira({ amount, decimals, sign }: Props) {
  const text = formatNaira(Math.abs(amount) as Kobo, decimals)
  const plus = sign ? '+' : ''
  return (
    <data className="money" value={nairaOf(amount)}>
      {(amount < 0 ? '−' : plus) + text}
    </data>
  )
}
