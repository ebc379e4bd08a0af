import type { Trade } from '#schema/domain/trades.ts'

/** A user of the demo marketplace. The seed's other data refers to it by `handle`. */
export type SeedUser = {
  handle: string
  email: string
  username: string
  userType: 'client' | 'tasker' | 'admin'
  verified?: boolean
  /** Decides the hair of the avatar. */
  isWoman?: boolean
  /** Payments into the wallet, in naira. */
  paysIn?: readonly (readonly [amount: number, hoursAgo: number])[]
  /** Withdrawals to the bank, in naira. */
  paysOut?: readonly (readonly [amount: number, hoursAgo: number])[]
  trade?: Trade
  skills?: readonly string[]
  jobTitle?: string
  about?: string
  location?: string
}

/** Hours ago; before every step that needs money. */
const BEGINNING = 22 * 24

type Client = Omit<SeedUser, 'email' | 'userType'> & Required<Pick<SeedUser, 'paysIn'>>

const client = (user: Client): SeedUser => ({
  ...user,
  email: `${user.handle}@onise.test`,
  userType: 'client',
})

type Tasker = Omit<SeedUser, 'email' | 'userType'> &
  Required<Pick<SeedUser, 'trade' | 'skills' | 'jobTitle' | 'location' | 'about'>>

const tasker = (user: Tasker): SeedUser => ({
  ...user,
  email: `${user.handle}@onise.test`,
  userType: 'tasker',
})

const CLIENTS: readonly SeedUser[] = [
  // Her available balance is ₦500,000 once her awarded tasks are held or paid.
  client({
    handle: 'client',
    username: 'Bukola',
    verified: true,
    isWoman: true,
    paysIn: [
      [564_000, BEGINNING],
      [300_000, 40],
    ],
  }),
  client({
    handle: 'ngozi',
    username: 'Ngozi',
    paysIn: [[900_000, BEGINNING]],
    verified: true,
    isWoman: true,
  }),
  client({
    handle: 'emeka',
    username: 'Emeka',
    paysIn: [[650_000, BEGINNING]],
    verified: true,
  }),
  client({
    handle: 'hauwa',
    username: 'Hauwa',
    paysIn: [[400_000, BEGINNING]],
    verified: true,
    isWoman: true,
  }),
  client({
    handle: 'tunde',
    username: 'Tunde',
    paysIn: [[750_000, BEGINNING]],
    verified: true,
  }),
  client({
    handle: 'ifeoma',
    username: 'Ifeoma',
    paysIn: [[300_000, BEGINNING]],
    isWoman: true,
  }),
]

const TASKERS: readonly SeedUser[] = [
  tasker({
    handle: 'tasker',
    username: 'Adeola',
    trade: 'Electrician',
    skills: ['House Wiring', 'Electrical Repairs', 'Inverter Installation', 'Solar Installation'],
    jobTitle: 'Electrician, 11 years',
    location: 'Yaba, Lagos',
    about:
      'I rewire homes and shops so that they are safe for children and for the insurance. I bring my own tester, label every breaker and leave the place cleaner than I met it.',
    verified: true,
    paysOut: [
      [20_000, 30],
      [12_500, 6],
    ],
  }),
  tasker({
    handle: 'sani',
    username: 'Sani',
    trade: 'Electrician',
    skills: ['CCTV Installation', 'Smart Home Setup', 'Appliance Repairs'],
    jobTitle: 'CCTV and smart homes',
    location: 'Surulere, Lagos',
    about:
      'Cameras, alarms and gates. I show you how to watch your shop from your phone before I leave.',
  }),
  tasker({
    handle: 'chidi',
    username: 'Chidi',
    trade: 'Painter',
    skills: ['House Painting', 'POP Design & Painting', 'Interior Decoration'],
    jobTitle: 'Painter and POP finisher',
    location: 'Ikeja, Lagos',
    about:
      'Straight lines, two honest coats, and sheets over everything you own. Fourteen years on duplexes and offices.',
    verified: true,
  }),
  tasker({
    handle: 'amaka',
    username: 'Amaka',
    trade: 'Baker',
    skills: ['Cake Baking', 'Cake Decoration', 'Wedding & Birthday Cakes'],
    jobTitle: 'Cakes for big days',
    location: 'Lekki, Lagos',
    about: 'Buttercream, fondant and old family recipes. I deliver in my own cold box.',
    isWoman: true,
  }),
  tasker({
    handle: 'yusuf',
    username: 'Yusuf',
    trade: 'Plumbing',
    skills: ['Leak detection and repair', 'water supply systems', 'Installation'],
    jobTitle: 'Plumber',
    location: 'Wuse, Abuja',
    about: 'I find the leak before I break the wall. Pumps, tanks, bathrooms and boreholes.',
    verified: true,
  }),
  tasker({
    handle: 'blessing',
    username: 'Blessing',
    trade: 'Cleaning',
    skills: ['Home Cleaning', 'Office Cleaning', 'Post-Construction Cleaning'],
    jobTitle: 'Deep cleaning team',
    location: 'Gbagada, Lagos',
    about: 'A team of four with our own machines. Post-construction dust is our speciality.',
    isWoman: true,
  }),
  tasker({
    handle: 'femi',
    username: 'Femi',
    trade: 'Furniture',
    skills: ['Cabinet Making', 'Bed & Wardrobe', 'Furniture Repairs'],
    jobTitle: 'Cabinet maker',
    location: 'Mushin, Lagos',
    about: 'Iroko, mahogany and good plywood. I draw it first, you agree, then I cut.',
  }),
  tasker({
    handle: 'zainab',
    username: 'Zainab',
    trade: 'Makeup and Beauty',
    skills: ['General Makeup', 'Gele Artistry'],
    jobTitle: 'Makeup and gele',
    location: 'Barnawa, Kaduna',
    about:
      'Brides, mothers of brides and everybody in between. I come to you at dawn if the day asks for it.',
    isWoman: true,
  }),
  tasker({
    handle: 'kunle',
    username: 'Kunle',
    trade: 'Photograph',
    skills: ['Event Coverage', 'Outdoor Photography', 'Editing'],
    jobTitle: 'Event photographer',
    location: 'Bodija, Ibadan',
    about: 'Weddings, naming ceremonies and graduations. First pictures the same evening.',
  }),
  tasker({
    handle: 'ibrahim',
    username: 'Ibrahim',
    trade: 'Barber',
    skills: ['Haircut', 'Beard Grooming', 'Mobile/Home Service'],
    jobTitle: 'Barber who comes home',
    location: 'Maitama, Abuja',
    about: 'Clean blades every time, and patient with children.',
  }),
  tasker({
    handle: 'grace',
    username: 'Grace',
    trade: 'Tutoring',
    skills: ['WAEC/JAMB/NECO Coaching', 'Home Tutoring', 'Online Tutoring'],
    jobTitle: 'Mathematics and physics',
    location: 'New Haven, Enugu',
    about:
      'Nine years of JAMB candidates. I teach how to think about the question, then the formula.',
    verified: true,
    isWoman: true,
  }),
  tasker({
    handle: 'ngozie',
    username: 'Nneka',
    trade: 'Fashion',
    skills: ['Ready Made', 'Art and Culture'],
    jobTitle: 'Dressmaker',
    location: 'Osisioma, Aba',
    about: 'Uniforms, aso ebi and ready-made wear, cut in Aba and finished by hand.',
    isWoman: true,
  }),
  tasker({
    handle: 'samson',
    username: 'Samson',
    trade: 'Welding',
    skills: ['Metal fabrication', 'Welding repairs'],
    jobTitle: 'Gates and tanks stands',
    location: 'Ota, Ogun',
    about: 'Gates, burglary proofs and tank stands that carry what they must.',
  }),
  tasker({
    handle: 'musa',
    username: 'Musa',
    trade: 'Vulcanizer',
    skills: ['Tire Repair', 'Tire and Tube Maintenance'],
    jobTitle: 'Vulcanizer on the road',
    location: 'Berger, Lagos',
    about: 'Call when you are stuck: I come with my compressor.',
  }),
]

const ADMIN: SeedUser = {
  handle: 'admin',
  email: 'admin@onise.test',
  username: 'Omolara',
  userType: 'admin',
}

/** Asks for the correction that the administrator of the demo approves: an own request cannot be approved. */
const SECOND_ADMIN: SeedUser = {
  handle: 'second-admin',
  email: 'second-admin@onise.test',
  username: 'Kelechi',
  userType: 'admin',
}

export const USERS: readonly SeedUser[] = [...CLIENTS, ...TASKERS, ADMIN, SECOND_ADMIN]
