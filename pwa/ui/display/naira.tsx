import { formatNaira, naira, type Naira as NairaAmount } from '#schema/domain/money.ts'

type Props = {
  naira: NairaAmount
  /** Balances always show kobo; prices only when they have some. */
  decimals?: 'auto' | 'two'
  /** Shows a + before positive amounts. */
  sign?: boolean
}

export function Naira({ naira: amount, decimals, sign }: Props) {
  const text = formatNaira(naira(Math.abs(amount)), decimals)
  const plus = sign ? '+' : ''
  return (
    <data className="money" value={amount}>
      {(amount < 0 ? '−' : plus) + text}
    </data>
  )
}
