import type { Kobo } from './money.ts'

/*#__NO_SIDE_EFFECTS__*/
const words = (text: string) => text.split(' ')

const BELOW_TWENTY = [
  '',
  ...words('one two three four five six seven eight nine'),
  ...words('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'),
]
const TENS = words('twenty thirty forty fifty sixty seventy eighty ninety')

const joined = (parts: readonly string[], by: string) => parts.filter(Boolean).join(by)

const belowHundred = (count: number): string =>
  BELOW_TWENTY[count] ??
  joined([TENS[Math.floor(count / 10) - 2] ?? '', BELOW_TWENTY[count % 10] ?? ''], '-')

function belowThousand(count: number): string {
  const hundreds = Math.floor(count / 100)
  return joined(
    [hundreds > 0 ? `${BELOW_TWENTY[hundreds]} hundred` : '', belowHundred(count % 100)],
    ' and ',
  )
}

/** How many millions, thousands, naira below a thousand, and kobo; languages count in these groups. */
export function amountGroups(amount: Kobo) {
  const kobo = amount % 100
  const whole = (amount - kobo) / 100
  return {
    millions: Math.floor(whole / 1_000_000),
    thousands: Math.floor(whole / 1000) % 1000,
    rest: whole % 1000,
    kobo,
    whole,
  }
}

/** "one million two hundred thousand naira", so that a zero too many is noticed. Below ₦1,000,000,000. */
export function amountInWords(amount: Kobo): string {
  const { millions, thousands, rest, kobo, whole } = amountGroups(amount)
  const groups = [
    millions > 0 ? `${belowThousand(millions)} million` : '',
    thousands > 0 ? `${belowThousand(thousands)} thousand` : '',
    rest > 0 && rest < 100 && whole > rest ? `and ${belowHundred(rest)}` : belowThousand(rest),
  ]
  const naira = whole === 0 ? 'zero naira' : `${joined(groups, ' ')} naira`
  return kobo > 0 ? `${naira} and ${belowHundred(kobo)} kobo` : naira
}
