import { proposal, type SeedTask } from './task-data.ts'

/** Work between the two demo accounts in the states that need a decision, and completed work with reviews. */
export const LIFE_TASKS: readonly SeedTask[] = [
  {
    client: 'client',
    hoursAgo: 240,
    price: 25_000,
    location: 'Yaba, Lagos',
    title: 'Ceiling fans in two bedrooms',
    description:
      'Two fans, still in their boxes. The hooks are in the ceiling, the switches are not.',
    address: '14 Hughes Avenue, first floor',
    skills: ['House Wiring'],
    proposals: [proposal('tasker', 24_000, 'Both in one afternoon, with new switches.', 1)],
    awardedTo: 'tasker',
  },
  {
    client: 'client',
    hoursAgo: 190,
    price: 40_000,
    location: 'Yaba, Lagos',
    title: 'Inverter that switches off at night',
    description:
      'It stops at about two in the morning although the battery shows half. It must last until six.',
    address: '14 Hughes Avenue, second gate',
    skills: ['Inverter Installation', 'Electrical Repairs'],
    proposals: [
      proposal('tasker', 38_000, 'I test battery and charger for a night before I change a part.'),
    ],
    awardedTo: 'tasker',
    submitted: 'Charger board changed and the cables tightened. It ran until six on my test night.',
    dispute: {
      by: 'client',
      reason: 'not_as_agreed',
      statement: 'It lasts longer now, but it still stopped at four on both nights since.',
      answer:
        'The charger was the fault that I quoted for. The battery is six years old, and I told you so.',
      offer: { release: 26_000, refund: 12_000 },
    },
  },
  {
    client: 'client',
    hoursAgo: 330,
    price: 16_000,
    location: 'Yaba, Lagos',
    title: 'Outside light with a sensor',
    description: 'Above the gate, four metres up. The cable is in the wall.',
    address: '14 Hughes Avenue, second gate',
    skills: ['Electrical Repairs'],
    proposals: [proposal('tasker', 15_000, 'I bring the ladder and a light with two years on it.')],
    awardedTo: 'tasker',
    submitted: 'Fitted, and set to three minutes. It does not see the street.',
    approved: true,
    reviews: {
      client: { rating: 5, comment: 'Came when he said, and swept under the ladder.' },
      tasker: { rating: 5, comment: 'Clear about the work, and everything was ready.' },
    },
  },
  {
    client: 'hauwa',
    hoursAgo: 420,
    price: 22_000,
    location: 'Yaba, Lagos',
    title: 'Extra line for a hair dryer',
    description: 'The dryer and the kettle share one socket, and the fuse goes twice a day.',
    address: '7 Herbert Macaulay Way, shop 3',
    skills: ['House Wiring'],
    proposals: [proposal('tasker', 21_000, 'A line of its own from the board, in a white pipe.')],
    awardedTo: 'tasker',
    submitted: 'The dryer has its own breaker, the third from the left.',
    approved: true,
    reviews: {
      client: { rating: 4, comment: 'Good work. He came an hour late and had called before.' },
      tasker: { rating: 5, comment: 'A calm client who knows what she wants.' },
    },
  },
]
