import { localize } from '#schema/domain/localize.ts'

/** The words of the About page. */
export const aboutMessages = localize('features/landing/about-messages', {
  title: 'About Onise · Redefining service connections',
  description:
    'Our mission is to empower individuals and businesses with a seamless platform that links consumers to skilled vendors.',
  eyebrow: 'About Onise',
  headline: 'Redefining service connections',
  lead: 'Someone needs a door hung. Someone nearby hangs doors well. Onise brings the two together, and holds the money until the door hangs.',
  getStarted: 'Get Started',
  hero: 'Redefining service connections',
  beliefs: [
    {
      id: 'mission',
      icon: 'done',
      title: 'Our Mission',
      text: 'To empower individuals and businesses with a seamless platform that links consumers to skilled vendors.',
    },
    {
      id: 'vision',
      icon: 'star',
      title: 'Our Vision',
      text: 'To be the leading global platform that links people who need a service with people who have the skill.',
    },
    {
      id: 'commitment',
      icon: 'shield',
      title: 'Our Commitment',
      text: 'Tasks, projects and services get done with trust and professionalism. The price is held before the work starts, and when two sides disagree, a person decides.',
    },
  ],
  apart: 'What Sets Us Apart',
  cards: [
    {
      icon: 'clock',
      title: 'Flexible',
      text: 'Onsite, remote or both, for one month or five. You choose the professional, the price and the date.',
    },
    {
      icon: 'money',
      title: 'Affordable',
      text: 'Posting is free. You name your price, compare proposals and pay what you agreed.',
    },
    {
      icon: 'verified',
      title: 'Safe and Secure',
      text: 'Verified providers have a badge, and transactions are secure: the money is held until you approve the work.',
    },
    {
      icon: 'phone',
      title: 'All-in-one',
      text: 'Post, choose, chat, pay and review in one place, on any phone, with or without a network.',
    },
  ],
  figuresTitle: 'Onise in figures',
  figures: {
    services: 'Available services',
    vendors: 'Reliable vendors',
    customers: 'Happy customers',
    jobs: 'Jobs posted',
  },
})
