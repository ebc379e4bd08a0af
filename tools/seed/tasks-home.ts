import { proposal, type SeedTask } from './task-data.ts'

export const HOME_TASKS: readonly SeedTask[] = [
  {
    client: 'client',
    hoursAgo: 74,
    price: 60_000,
    picture: true,
    location: 'Yaba, Lagos',
    title: 'Paint a parlour and corridor, two coats',
    description:
      'Walls are good, only a crack over the door. Paint is bought: off-white and a dark green for one wall.',
    address: '14 Hughes Avenue, first floor',
    skills: ['House Painting'],
    proposals: [
      proposal(
        'chidi',
        55_000,
        'Two coats, crack filled and sanded, one full day and a morning. I cover the floor myself.',
      ),
    ],
    awardedTo: 'chidi',
  },
  {
    client: 'client',
    hoursAgo: 150,
    price: 35_000,
    picture: true,
    location: 'Yaba, Lagos',
    title: 'Kitchen sink leaks into the cupboard',
    description: 'It drips only when the hot tap runs. The cupboard is already swollen.',
    address: '14 Hughes Avenue, first floor',
    skills: ['Leak detection and repair'],
    proposals: [
      proposal(
        'yusuf',
        32_000,
        'I bring the trap and the hoses. If the cupboard can be saved I will say so.',
      ),
    ],
    awardedTo: 'yusuf',
    submitted:
      'The hot hose had split behind the nut. Hose and trap changed, cupboard dried and the base sealed. Please run it for an evening and look.',
  },
  {
    client: 'client',
    hoursAgo: 400,
    price: 150_000,
    picture: true,
    location: 'Yaba, Lagos',
    title: 'Wardrobe for a small bedroom',
    description:
      'Floor to ceiling, sliding doors, 2.1 m wide. There is a beam, so it must be measured on site.',
    address: '14 Hughes Avenue, first floor',
    skills: ['Bed & Wardrobe', 'Cabinet Making'],
    proposals: [
      proposal(
        'femi',
        148_000,
        'I measure on Monday, draw it, and fit it in nine days. Mahogany ply with good rails.',
      ),
    ],
    awardedTo: 'femi',
    submitted:
      'Fitted and levelled; the beam is boxed in so that the doors run past it. One spare rail is on top.',
    approved: true,
    reviews: {
      client: { rating: 5, comment: 'It fits to the millimetre, beam and all.' },
      tasker: { rating: 5, comment: 'She had measured before me, and she was right.' },
    },
  },
  {
    client: 'client',
    hoursAgo: 500,
    price: 20_000,
    location: 'Yaba, Lagos',
    title: 'Carry an old generator down three floors',
    description: 'Changed my mind: the buyer will carry it himself.',
    skills: ['Generator Repair & Installation'],
    removed: true,
  },
  {
    client: 'emeka',
    hoursAgo: 31,
    price: 95_000,
    picture: true,
    location: 'Gwarinpa, Abuja',
    title: 'Bathroom: new pipes and a shower that works',
    description:
      'Old iron pipes, low pressure upstairs. The tiles may break; I have a box of spare ones.',
    skills: ['water supply systems', 'Installation'],
    proposals: [
      proposal(
        'yusuf',
        92_000,
        'New PPR pipes and a small pressure pump. Three days, and I try to save the tiles.',
      ),
    ],
  },
  {
    client: 'hauwa',
    hoursAgo: 14,
    price: 28_000,
    location: 'Garki, Abuja',
    title: 'Blocked drain behind the shop',
    description: 'It overflows when it rains. I think something is inside near the gutter.',
    skills: ['Drainage and sewage systems'],
  },
  {
    client: 'tunde',
    hoursAgo: 48,
    price: 130_000,
    picture: true,
    location: 'Ikoyi, Lagos',
    title: 'POP ceiling repair after a leak',
    description:
      'The roof is mended. A piece of about two square metres must be remade to match, then painted.',
    skills: ['POP Design & Painting', 'House Painting'],
  },
  {
    client: 'ifeoma',
    hoursAgo: 100,
    price: 75_000,
    picture: true,
    location: 'Enugu',
    title: 'Mural for a nursery school wall',
    description: 'Eight metres of wall by the playground: animals, numbers, nothing frightening.',
    skills: ['Mural & Artistic Painting'],
    proposals: [
      proposal(
        'chidi',
        70_000,
        'I will send two drawings first. Weather paint, so that rain does not take it.',
      ),
    ],
  },
  {
    client: 'ngozi',
    hoursAgo: 20,
    price: 45_000,
    picture: true,
    location: 'Gbagada, Lagos',
    title: 'Clean a three-bedroom flat after painting',
    description: 'Paint drops on the tiles, dust in every socket, nine windows. Water is running.',
    skills: ['Post-Construction Cleaning'],
    proposals: [
      proposal(
        'blessing',
        42_000,
        'Four of us, one long day, our own machine. The windows outside too if you have a ladder.',
      ),
    ],
  },
  {
    client: 'hauwa',
    hoursAgo: 210,
    price: 25_000,
    location: 'Wuse, Abuja',
    title: 'Office carpets, forty square metres',
    description: 'Tea and ink. We are out on Saturday, so it can be wet all day.',
    skills: ['Carpet & Upholstery Cleaning'],
    proposals: [proposal('blessing', 24_000, 'Shampoo and extraction; dry by Sunday.')],
    awardedTo: 'blessing',
  },
  {
    client: 'emeka',
    hoursAgo: 60,
    price: 18_000,
    location: 'Ajah, Lagos',
    title: 'Fumigate a mini-mart',
    description: 'Cockroaches near the bread. It must be safe for food when we open on Monday.',
    skills: ['Fumigation & Pest Control'],
  },
]
