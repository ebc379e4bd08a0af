import { proposal, type SeedTask } from './task-data.ts'

export const ELECTRICAL_TASKS: readonly SeedTask[] = [
  {
    client: 'client',
    hoursAgo: 26,
    price: 120_000,
    picture: true,
    location: 'Yaba, Lagos',
    title: 'Rewire two rooms and fit a new meter box',
    description:
      'Old building behind the market. Cables are exposed near the stairs, so it must be safe for children before the weekend. The meter box is bought already; the trunking is not. Power can be off from Friday morning until evening, not longer, because of the freezer downstairs.',
    address: '14 Hughes Avenue, second gate, ask for the gate man',
    skills: ['House Wiring', 'Electrical Repairs'],
    proposals: [
      {
        by: 'tasker',
        price: 105_000,
        description:
          'I have rewired this kind of building for eleven years. Two days with my own tester, every breaker labelled, and the stairs boxed in first.',
        stages: [
          { kind: 'materials', title: 'Cables, trunking and breakers', amount: 40_000, days: 2 },
          { kind: 'work', title: 'Stairs and first room', amount: 25_000, days: 4 },
          { kind: 'work', title: 'Second room and meter box', amount: 40_000, days: 6 },
        ],
      },
      proposal(
        'sani',
        118_000,
        'I can start on Thursday and bring the trunking with me. Price is with materials but without the meter box.',
      ),
    ],
  },
  {
    client: 'ngozi',
    hoursAgo: 52,
    price: 18_500,
    location: 'Surulere, Lagos',
    title: 'Inverter will not charge',
    needed: 'asap',
    description:
      '3.5 kVA, two batteries, started after the rain on Sunday. It still gives light for an hour, then beeps. Somebody already changed the fuse.',
    skills: ['Inverter Installation', 'Electrical Repairs'],
    proposals: [
      proposal(
        'sani',
        17_000,
        'Most likely the charging board. I will test the batteries first so you do not pay twice.',
      ),
    ],
  },
  {
    client: 'emeka',
    hoursAgo: 9,
    price: 85_000,
    picture: true,
    location: 'Ojodu, Lagos',
    title: 'CCTV for a small pharmacy',
    description:
      'Four cameras and one screen at the counter, and I want to see it from my phone when I travel. There is a ceiling, so cables can be hidden.',
    skills: ['CCTV Installation'],
  },
  {
    client: 'tunde',
    hoursAgo: 196,
    price: 210_000,
    picture: true,
    location: 'Magodo, Lagos',
    title: 'Solar for a three-bedroom flat',
    description:
      'Panels and batteries are delivered. I need mounting on the roof, the wiring down, and somebody who will explain it to my mother.',
    address: '3 Shangisha Close, top flat',
    skills: ['Solar Installation', 'Inverter Installation'],
    proposals: [
      proposal(
        'tasker',
        195_000,
        'Three days: roof, cables in pipe, inverter on the wall and an hour with your mother at the end.',
      ),
    ],
    awardedTo: 'tasker',
  },
  {
    client: 'hauwa',
    hoursAgo: 290,
    price: 42_000,
    location: 'Yaba, Lagos',
    title: 'Change all sockets in a salon',
    needed: 30,
    description: 'Eleven sockets, two of them burn. The salon opens at ten, so please come early.',
    address: '7 Herbert Macaulay Way, shop 3',
    skills: ['Electrical Repairs', 'House Wiring'],
    proposals: [proposal('tasker', 40_000, 'Early is fine: I come at six and you open on time.')],
    awardedTo: 'tasker',
    submitted:
      'All eleven sockets changed, two cables behind the mirrors replaced as well. Tested each one under load. Pictures of the burnt ones are with your cashier.',
  },
  {
    client: 'ngozi',
    hoursAgo: 460,
    price: 60_000,
    location: 'Ebute Metta, Lagos',
    title: 'New distribution board',
    description:
      'The old board trips whenever the iron and the pump run together. I want one that names every room.',
    skills: ['House Wiring'],
    proposals: [
      proposal('tasker', 58_000, 'Twelve ways, each room named. Half a day without light.'),
    ],
    awardedTo: 'tasker',
    submitted: 'Board changed, twelve ways, all named. The pump has its own breaker now.',
    approved: true,
    reviews: {
      client: { rating: 5, comment: 'Every room has its name on the board. My husband is amazed.' },
      tasker: { rating: 4, comment: 'Friendly, and the gate took a while to open.' },
    },
  },
]
