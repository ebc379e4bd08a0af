import { useState } from 'react'
import { messages as plan } from '#pwa/features/proposals/plan/messages.ts'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import type { Applicant } from '#schema/contract/proposals.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { Funding } from '#schema/domain/stages.ts'

/** What each choice holds. */
const amountsOf = ({ price, stages }: Applicant): Record<Funding, Kobo> => ({
  all: price,
  stage: stages?.[0]?.amount ?? price,
})

/** Everything, unless the wallet has enough for the first stage alone. */
function firstChoice({ all, stage }: Record<Funding, Kobo>, balance: Kobo | null): Funding {
  return balance !== null && balance < all && balance >= stage ? 'stage' : 'all'
}

export type FundingProps = {
  reviewed: Applicant
  funding: Funding
  onFunding: (funding: Funding) => void
}

/** Of a plan: everything is held now, or the first stage alone. */
export function FundingChoice({ reviewed, funding, onFunding }: FundingProps) {
  if (!reviewed.stages) return null
  const { all, stage } = amountsOf(reviewed)
  return (
    <RadioCards
      look="tall"
      label={plan.funding}
      name="funding"
      options={[
        { value: 'all', label: plan.all(formatNaira(all)), note: plan.allNote },
        {
          value: 'stage',
          label: plan.first(formatNaira(stage)),
          note: plan.firstNote(reviewed.tasker.username),
        },
      ]}
      value={funding}
      onValue={(value) => onFunding(value as Funding)}
    />
  )
}

/** `held` is what the chosen award takes from the wallet. */
export function useFunding(reviewed: Applicant | null, balance: Kobo | null) {
  const [chosen, setFunding] = useState<Funding | null>(null)
  const amounts = reviewed ? amountsOf(reviewed) : { all: 0 as Kobo, stage: 0 as Kobo }
  const funding = chosen ?? firstChoice(amounts, balance)
  return { funding, held: amounts[funding], setFunding }
}
