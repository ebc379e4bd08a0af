import type { Trade } from '../../schema/domain/trades.ts'

/** Somebody of the demo marketplace. `handle` is how the rest of the seed calls them. */
export type SeedPerson = {
  handle: string
  email: string
  username: string
  userType: 'client' | 'tasker' | 'admin'
  verified?: boolean
  /** Decides the hair of the drawn face. */
  woman?: boolean
  /** Naira paid into the wallet: how much, how many hours ago. */
  paysIn?: readonly (readonly [amount: number, hoursAgo: number])[]
  /** And sent to the bank. */
  paysOut?: readonly (readonly [amount: number, hoursAgo: number])[]
  trade?: Trade
  skills?: readonly string[]
  jobTitle?: string
  about?: string
  location?: string
}

/** Before anything else of the story. */
const BEGINNING = 22 * 24

const client = (
  handle: string,
  username: string,
  wallet: number,
  more: Partial<SeedPerson> = {},
): SeedPerson => ({
  handle,
  username,
  email: `${handle}@onise.test`,
  userType: 'client',
  paysIn: [[wallet, BEGINNING]],
  ...more,
})

const tasker = (
  handle: string,
  username: string,
  trade: Trade,
  skills: readonly string[],
  jobTitle: string,
  location: string,
  about: string,
  more: Partial<SeedPerson> = {},
): SeedPerson => ({
  ...{ handle, username, trade, skills, jobTitle, location, about },
  email: `${handle}@onise.test`,
  userType: 'tasker',
  ...more,
})

export const CLIENTS: readonly SeedPerson[] = [
  // ₦500,000 is what is left in hand once her three awarded todos are held.
  client('client', 'Bukola', 735_000, {
    ...{ verified: true, woman: true },
    paysIn: [
      [435_000, BEGINNING],
      [300_000, 40],
    ],
  }),
  client('ngozi', 'Ngozi', 900_000, { verified: true, woman: true }),
  client('emeka', 'Emeka', 650_000, { verified: true }),
  client('hauwa', 'Hauwa', 400_000, { verified: true, woman: true }),
  client('tunde', 'Tunde', 750_000, { verified: true }),
  client('ifeoma', 'Ifeoma', 300_000, { woman: true }),
]

export const TASKERS: readonly SeedPerson[] = [
  tasker(
    'tasker',
    'Adeola',
    'Electrician',
    ['House Wiring', 'Electrical Repairs', 'Inverter Installation', 'Solar Installation'],
    'Electrician, 11 years',
    'Yaba, Lagos',
    'I rewire homes and shops so that they are safe for children and for the insurance. I bring my own tester, label every breaker and leave the place cleaner than I met it.',
    {
      verified: true,
      paysOut: [
        [20_000, 30],
        [12_500, 6],
      ],
    },
  ),
  tasker(
    'sani',
    'Sani',
    'Electrician',
    ['CCTV Installation', 'Smart Home Setup', 'Appliance Repairs'],
    'CCTV and smart homes',
    'Surulere, Lagos',
    'Cameras, alarms and gates. I show you how to watch your shop from your phone before I leave.',
  ),
  tasker(
    'chidi',
    'Chidi',
    'Painter',
    ['House Painting', 'POP Design & Painting', 'Interior Decoration'],
    'Painter and POP finisher',
    'Ikeja, Lagos',
    'Straight lines, two honest coats, and sheets over everything you own. Fourteen years on duplexes and offices.',
    { verified: true },
  ),
  tasker(
    'amaka',
    'Amaka',
    'Baker',
    ['Cake Baking', 'Cake Decoration', 'Wedding & Birthday Cakes'],
    'Cakes for big days',
    'Lekki, Lagos',
    'Buttercream, fondant and old family recipes. I deliver in my own cold box.',
    { woman: true },
  ),
  tasker(
    'yusuf',
    'Yusuf',
    'Plumbing',
    ['Leak detection and repair', 'water supply systems', 'Installation'],
    'Plumber',
    'Wuse, Abuja',
    'I find the leak before I break the wall. Pumps, tanks, bathrooms and boreholes.',
    { verified: true },
  ),
  tasker(
    'blessing',
    'Blessing',
    'Cleaning',
    ['Home Cleaning', 'Office Cleaning', 'Post-Construction Cleaning'],
    'Deep cleaning team',
    'Gbagada, Lagos',
    'A team of four with our own machines. Post-construction dust is our speciality.',
    { woman: true },
  ),
  tasker(
    'femi',
    'Femi',
    'Furniture',
    ['Cabinet Making', 'Bed & Wardrobe', 'Furniture Repairs'],
    'Cabinet maker',
    'Mushin, Lagos',
    'Iroko, mahogany and good plywood. I draw it first, you agree, then I cut.',
  ),
  tasker(
    'zainab',
    'Zainab',
    'Makeup and Beauty',
    ['General Makeup', 'Gele Artistry'],
    'Makeup and gele',
    'Kaduna',
    'Brides, mothers of brides and everybody in between. I come to you at dawn if the day asks for it.',
    { woman: true },
  ),
  tasker(
    'kunle',
    'Kunle',
    'Photograph',
    ['Event Coverage', 'Outdoor Photography', 'Editing'],
    'Event photographer',
    'Ibadan',
    'Weddings, naming ceremonies and graduations. First pictures the same evening.',
  ),
  tasker(
    'ibrahim',
    'Ibrahim',
    'Barber',
    ['Haircut', 'Beard Grooming', 'Mobile/Home Service'],
    'Barber who comes home',
    'Maitama, Abuja',
    'Clean blades every time, and patient with children.',
  ),
  tasker(
    'grace',
    'Grace',
    'Tutoring',
    ['WAEC/JAMB/NECO Coaching', 'Home Tutoring', 'Online Tutoring'],
    'Mathematics and physics',
    'Enugu',
    'Nine years of JAMB candidates. I teach how to think about the question, then the formula.',
    { verified: true, woman: true },
  ),
  tasker(
    'ngozie',
    'Nneka',
    'Fashion',
    ['Ready Made', 'Art and Culture'],
    'Dressmaker',
    'Aba',
    'Uniforms, aso ebi and ready-made wear, cut in Aba and finished by hand.',
    { woman: true },
  ),
  tasker(
    'samson',
    'Samson',
    'Welding',
    ['Metal fabrication', 'Welding repairs'],
    'Gates and tanks stands',
    'Ota, Ogun',
    'Gates, burglary proofs and tank stands that carry what they must.',
  ),
  tasker(
    'musa',
    'Musa',
    'Vulcanizer',
    ['Tire Repair', 'Tire and Tube Maintenance'],
    'Vulcanizer on the road',
    'Berger, Lagos',
    'Call when you are stuck: I come with my compressor.',
  ),
]

export const ADMIN: SeedPerson = {
  handle: 'admin',
  email: 'admin@onise.test',
  username: 'Onise',
  userType: 'admin',
}

export const PEOPLE: readonly SeedPerson[] = [...CLIENTS, ...TASKERS, ADMIN]
