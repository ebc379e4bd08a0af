import { TRADE_NAMES, type Trade } from './trade-names.ts'

export { TRADE_NAMES, type Trade }

/** The 13 trades and their 78 skills. Skill names are unique and contain no comma, so a list can be comma-joined. */
export const TRADES = {
  Photograph: [
    'Editing',
    'Printing',
    'Studio Photography',
    'Outdoor Photography',
    'Event Coverage',
    'Drone Photography',
    'Photo Framing',
    'Photo Album',
  ],
  Furniture: [
    'Woodwork',
    'Upholstery',
    'Furniture Repairs',
    'Polishing & Refinishing',
    'Furniture Design',
    'Cabinet Making',
    'Sofa & Chair',
    'Bed & Wardrobe',
  ],
  Barber: [
    'Haircut',
    'Beard Grooming',
    'Hair Dyeing',
    'Dreadlocks & Twisting',
    'Hair Treatment',
    'Mobile/Home Service',
    'Shaving & Facial Care',
    "Kids' Haircuts",
  ],
  Electrician: [
    'House Wiring',
    'Electrical Repairs',
    'Solar Installation',
    'Inverter Installation',
    'Generator Repair & Installation',
    'Appliance Repairs',
    'CCTV Installation',
    'Smart Home Setup',
  ],
  Painter: [
    'House Painting',
    'Spray Painting',
    'Mural & Artistic Painting',
    'POP Design & Painting',
    'Interior Decoration',
    'Graffiti & Wall Art',
    'Car Painting',
    'Industrial Painting',
  ],
  Baker: [
    'Cake Baking',
    'Pastries',
    'Bread Making',
    'Cake Decoration',
    'Dessert Making',
    'Wholesale Baking',
    'Healthy & Special Diet Baking',
    'Wedding & Birthday Cakes',
  ],
  Cleaning: [
    'Home Cleaning',
    'Office Cleaning',
    'Laundry & Dry Cleaning',
    'Post-Construction Cleaning',
    'Carpet & Upholstery Cleaning',
    'Fumigation & Pest Control',
    'Waste Disposal',
    'Industrial Cleaning',
  ],
  Tutoring: [
    'Home Tutoring',
    'Online Tutoring',
    'WAEC/JAMB/NECO Coaching',
    'Primary & Secondary School Tutoring',
    'University & Professional Courses',
    'IT & Digital Skills Training',
    'Vocational Skills Training',
    'Language Tutoring',
  ],
  'Makeup and Beauty': ['General Makeup', 'Gele Artistry', 'Pedicure/Manicure', 'Spa & Massage'],
  Plumbing: [
    'water supply systems',
    'Drainage and sewage systems',
    'Leak detection and repair',
    'Installation',
  ],
  Fashion: ['Art and Culture', 'Ready Made'],
  Welding: ['Metal fabrication', 'Welding repairs'],
  Vulcanizer: ['Tire Repair', 'Tire and Tube Maintenance'],
} as const satisfies Record<Trade, readonly string[]>

export type Skill = (typeof TRADES)[Trade][number]

const tradeBySkill = new Map<string, Trade>(
  TRADE_NAMES.flatMap((trade) => TRADES[trade].map((skill) => [skill, trade] as const)),
)

export const isSkill = (value: string): value is Skill => tradeBySkill.has(value)

/** The one trade that all these skills belong to; null when there is none or more than one. */
export function tradeOf(skills: readonly string[]): Trade | null {
  const trades = new Set(skills.map((skill) => tradeBySkill.get(skill)))
  const [only] = trades
  return trades.size === 1 && only ? only : null
}

/** As a cursor of the sync has it. */
export const slugOfTrade = (trade: Trade): string => trade.toLowerCase().replace(/[^a-z]/g, '')
