import type { Words } from '#schema/domain/localize.ts'
import type { aboutMessages } from './about-messages.ts'

export const words: Words<typeof aboutMessages> = {
  title: 'About Onise · New way to find people for service',
  description:
    'Our mission na to help people and businesses with smooth platform wey dey link customers to skilled vendors.',
  eyebrow: 'About Onise',
  headline: 'New way to find people for service',
  lead: 'One person need make dem hang door. Another person near there sabi hang door well. Onise bring the two together, and hold the money until the door don hang.',
  getStarted: 'Start now',
  hero: 'New way to find people for service',
  beliefs: [
    {
      id: 'mission',
      icon: 'done',
      title: 'Our Mission',
      text: 'To help people and businesses with smooth platform wey dey link customers to skilled vendors.',
    },
    {
      id: 'vision',
      icon: 'star',
      title: 'Our Vision',
      text: 'To be the number one platform for the whole world wey dey link people wey need service with people wey get the skill.',
    },
    {
      id: 'commitment',
      icon: 'shield',
      title: 'Our Commitment',
      text: 'Tasks, projects and services dey finish with trust and professionalism. We dey hold the price before the work start, and when two sides no agree, na person dey decide.',
    },
  ],
  apart: 'Wetin Make Us Different',
  cards: [
    {
      icon: 'clock',
      title: 'Flexible',
      text: 'Onsite, remote or the two, for one month or five. Na you choose the professional, the price and the date.',
    },
    {
      icon: 'money',
      title: 'Affordable',
      text: 'To post dey free. You call your price, compare proposals and pay wetin una agree.',
    },
    {
      icon: 'verified',
      title: 'Safe and Secure',
      text: 'Verified providers get badge, and transactions dey secure: we dey hold the money until you approve the work.',
    },
    {
      icon: 'phone',
      title: 'All-in-one',
      text: 'Post, choose, chat, pay and review for one place, for any phone, with network or without network.',
    },
  ],
  figuresTitle: 'Onise for figures',
  figures: {
    services: 'Available services',
    vendors: 'Reliable vendors',
    customers: 'Happy customers',
    jobs: 'Jobs wey people don post',
  },
}
