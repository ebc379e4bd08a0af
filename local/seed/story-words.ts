/** What happens in the demo marketplace, day by day; the seed plays it through the product's own calls. */
export type SeedProposal = { by: string; price: number; says: string }
export type SeedTask = {
  client: string
  title: string
  description: string
  price: number
  duration?: 1 | 2 | 3 | 4 | 5
  type?: 'Onsite' | 'Remote' | 'Hybrid'
  location?: string
  address?: string
  skills: readonly string[]
  /** Posted this many hours before now. */
  hoursAgo: number
  picture?: boolean
  proposals?: readonly SeedProposal[]
  /** Whom the client chose, and how far it went. */
  awardedTo?: string
  submitted?: string
  approved?: boolean
  removed?: boolean
}

export const offer = (by: string, price: number, says: string): SeedProposal => ({
  by,
  price,
  says,
})
