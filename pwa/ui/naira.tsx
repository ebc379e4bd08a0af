import { formatNaira, naira } from '#schema/domain/money.ts'

type Props = {
  /** As the wire has it: a naira number with at most two decimals. */
  naira: number
  /** Balances always show kobo (SPEC 9); prices only when they have some. */
  decimals?: 'auto' | 'two'
  /** Shows + or −: rows of a wallet. */
  sign?: boolean
}

export function Naira({ naira: amount, decimals, sign }: Props) {
  const words = formatNaira(naira(Math.abs(amount)), decimals)
  const mark = amount < 0 ? '−' : sign ? '+' : ''
  return (
    <data className="money" value={amount}>
      {mark + words}
    </data>
  )
}
