import { offer, type SeedTask } from './story-words.ts'

export const CRAFT_STORY: readonly SeedTask[] = [
  {
    ...{ client: 'ifeoma', hoursAgo: 5, price: 80_000, picture: true, location: 'Lekki, Lagos' },
    title: 'Wedding cake, three tiers, for 200 people',
    description:
      'White with blue adire patterns. The hall is in Victoria Island and the day is the last Saturday of the month.',
    skills: ['Wedding & Birthday Cakes', 'Cake Decoration'],
    proposals: [
      offer(
        'amaka',
        78_000,
        'I paint the adire by hand and deliver in a cold box. A tasting for two is in the price.',
      ),
    ],
  },
  {
    ...{ client: 'hauwa', hoursAgo: 130, price: 15_000, location: 'Kaduna' },
    title: 'Thirty meat pies for a meeting',
    description: 'Warm by eleven on Thursday.',
    skills: ['Pastries'],
    proposals: [offer('amaka', 15_000, 'Baked that morning.')],
    awardedTo: 'amaka',
    submitted: 'Delivered 10:40, thirty-two in the box.',
    approved: true,
  },
  {
    ...{ client: 'ngozi', hoursAgo: 90, price: 55_000, picture: true, location: 'Mushin, Lagos' },
    title: 'Repair six dining chairs',
    description: 'Two have broken legs, all of them need new seats. I have the cloth.',
    skills: ['Furniture Repairs', 'Upholstery'],
    proposals: [offer('femi', 50_000, 'I fetch them and bring them back in a week.')],
  },
  {
    ...{
      client: 'tunde',
      hoursAgo: 16,
      price: 240_000,
      picture: true,
      duration: 2,
      location: 'Ibadan',
    },
    title: 'Kitchen cabinets, L-shaped',
    description:
      'Four metres below, three above, granite top is ordered. I want to see a drawing first.',
    skills: ['Cabinet Making', 'Furniture Design'],
  },
  {
    ...{ client: 'emeka', hoursAgo: 40, price: 65_000, picture: true, location: 'Ibadan' },
    title: 'Photographs of a naming ceremony',
    description:
      'Saturday from seven until noon, about eighty guests. Fifty edited pictures are enough.',
    skills: ['Event Coverage', 'Editing'],
    proposals: [offer('kunle', 60_000, 'First ten the same evening, the rest on Tuesday.')],
  },
  {
    ...{ client: 'hauwa', hoursAgo: 230, price: 120_000, type: 'Hybrid', location: 'Lagos' },
    title: 'Drone pictures of a building site, monthly',
    description: 'Three visits, the same four angles each time, for a report.',
    duration: 3,
    skills: ['Drone Photography'],
  },
  {
    ...{ client: 'tunde', hoursAgo: 12, price: 8_000, location: 'Maitama, Abuja' },
    title: 'Haircuts at home for three boys',
    description: 'Four, seven and ten years old. The small one fears the machine.',
    skills: ["Kids' Haircuts", 'Mobile/Home Service'],
    proposals: [offer('ibrahim', 7_500, 'I start with scissors for the small one.')],
  },
  {
    ...{ client: 'ifeoma', hoursAgo: 170, price: 12_000, location: 'Enugu' },
    title: 'Dreadlocks, new growth',
    description: 'Shoulder length, last done in August.',
    skills: ['Dreadlocks & Twisting'],
  },
  {
    ...{ client: 'emeka', hoursAgo: 66, price: 90_000, type: 'Remote', duration: 3 },
    title: 'JAMB physics, two evenings a week',
    description:
      'My son understands the words but not the questions. Online is best because of traffic.',
    skills: ['WAEC/JAMB/NECO Coaching', 'Online Tutoring'],
    proposals: [
      offer('grace', 85_000, 'Two evenings of ninety minutes, past questions from the first week.'),
    ],
  },
  {
    ...{
      client: 'ngozi',
      hoursAgo: 310,
      price: 60_000,
      type: 'Hybrid',
      duration: 2,
      location: 'Enugu',
    },
    title: 'Igbo lessons for two children',
    description: 'They were born abroad and want to talk to their grandmother.',
    skills: ['Language Tutoring'],
    proposals: [offer('grace', 58_000, 'Stories first, grammar later.')],
    awardedTo: 'grace',
  },
]
