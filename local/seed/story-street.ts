import { offer, type SeedTask } from './story-words.ts'

export const STREET_STORY: readonly SeedTask[] = [
  {
    ...{ client: 'ifeoma', hoursAgo: 28, price: 35_000, picture: true, location: 'Kaduna' },
    title: 'Bridal makeup and gele, two fittings',
    description: 'Traditional on Friday, white on Saturday. A trial a week before.',
    skills: ['General Makeup', 'Gele Artistry'],
    proposals: [offer('zainab', 34_000, 'Both mornings I am with you by six.')],
  },
  {
    ...{ client: 'client', hoursAgo: 34, price: 15_000, location: 'Yaba, Lagos' },
    title: 'Manicure and pedicure for five bridesmaids',
    description: 'At home on a Thursday afternoon. Plain colours.',
    skills: ['Pedicure/Manicure'],
  },
  {
    ...{ client: 'hauwa', hoursAgo: 55, price: 180_000, picture: true, location: 'Aba' },
    title: 'Forty school uniforms',
    description:
      'Blue and white check, sizes from six to fourteen years. I have the cloth and the measures.',
    skills: ['Ready Made'],
    proposals: [offer('ngozie', 172_000, 'Three weeks, delivered by size in bags with the names.')],
  },
  {
    ...{ client: 'tunde', hoursAgo: 250, price: 95_000, location: 'Lagos' },
    title: 'Costumes for a dance group',
    description: 'Eight dancers, Yoruba and Benin styles, beads included.',
    skills: ['Art and Culture'],
    proposals: [offer('ngozie', 90_000, 'I know a bead maker; all eight in two weeks.')],
    awardedTo: 'ngozie',
    submitted: 'Eight costumes with beads and caps, packed by name.',
  },
  {
    ...{ client: 'ngozi', hoursAgo: 22, price: 160_000, picture: true, location: 'Ota, Ogun' },
    title: 'Gate for a compound, 3.6 m',
    description: 'Sliding if possible, because the street is narrow. Black, no flowers.',
    skills: ['Metal fabrication'],
    proposals: [
      offer(
        'samson',
        155_000,
        'Sliding on a covered rail, two coats of anti-rust before the black.',
      ),
    ],
  },
  {
    ...{ client: 'emeka', hoursAgo: 80, price: 22_000, location: 'Ota, Ogun' },
    title: 'Weld a cracked tank stand',
    description: 'One leg opened at the joint. The tank is empty now.',
    skills: ['Welding repairs'],
    proposals: [
      offer(
        'samson',
        20_000,
        'I bring the generator. One hour of work and a plate over the joint.',
      ),
    ],
  },
  {
    ...{ client: 'tunde', hoursAgo: 3, price: 6_000, picture: true, location: 'Berger, Lagos' },
    title: 'Two flat tyres in a compound',
    description: 'A bus, tubeless, both on the left. It has not moved since December.',
    skills: ['Tire Repair'],
  },
  {
    ...{ client: 'ifeoma', hoursAgo: 120, price: 9_000, location: 'Enugu' },
    title: 'Check and balance tyres of three cars',
    description: 'At the office, any morning this week.',
    skills: ['Tire and Tube Maintenance'],
    proposals: [offer('musa', 9_000, 'I have a brother in Enugu with the same machine; he comes.')],
  },
  {
    ...{ client: 'client', hoursAgo: 7, price: 45_000, picture: true, location: 'Yaba, Lagos' },
    title: 'Upholster an old sofa',
    description: 'Three seats, the frame is iroko and sound. I want something a cat cannot open.',
    skills: ['Upholstery', 'Sofa & Chair'],
    proposals: [
      offer('femi', 43_000, 'I bring a book of cloth; the tight weaves are at the back.'),
    ],
  },
  {
    ...{ client: 'hauwa', hoursAgo: 18, price: 30_000, location: 'Garki, Abuja' },
    title: 'Burglary proof for two windows',
    description: 'To match the ones that are there: a simple square pattern.',
    skills: ['Metal fabrication', 'Welding repairs'],
  },
  {
    ...{ client: 'ifeoma', hoursAgo: 44, price: 26_000, location: 'Nsukka' },
    title: 'Print and frame twelve family pictures',
    description: 'From old negatives. Black wood, no gold.',
    skills: ['Photo Framing', 'Printing'],
  },
  {
    ...{ client: 'emeka', hoursAgo: 190, price: 14_000, location: 'Ajah, Lagos' },
    title: 'Fix a fridge that hums and does not cool',
    description:
      'Twelve years old, double door. If it is the compressor I would rather know than pay.',
    skills: ['Appliance Repairs'],
  },
  {
    ...{ client: 'ngozi', hoursAgo: 36, price: 52_000, picture: true, location: 'Surulere, Lagos' },
    title: 'Spray-paint a metal staircase',
    description: 'Rust at the lower steps. It must dry overnight because forty people use it.',
    skills: ['Spray Painting'],
    proposals: [
      offer('chidi', 50_000, 'Wire brush, primer and two coats in the evening; dry by six.'),
    ],
  },
]
