import type { Words } from '#schema/domain/localize.ts'
import type { SHARE_MESSAGES } from '../../share.ts'

/** `site` is a name, and `tellOthers` is in a message to people who have no language here. */
export const words: Words<Omit<typeof SHARE_MESSAGES, 'site' | 'tellOthers'>> = {
  tagline: 'Good hands dey for every job.',
  previewAlt: 'Onise: electrician, tailor and baker dey work.',
  picture: 'Picture of this todo',
  postedBy: 'Who post am',
  verifiedClient: 'Verified Client',
  verified: 'Verified',
  notVerified: 'Never verify',
  noRating: 'New, no rating yet',
  rating: (average, count) =>
    `${average} of 5 stars, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  fewRatings: (count) => `New, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  price: 'Price',
  location: 'Location',
  projectType: 'Project type',
  duration: 'How long',
  needed: 'When',
  neededAsap: 'Sharp sharp',
  neededBy: (day) => `By ${day}`,
  neededPassed: (day) => `By ${day}; the day don pass`,
  months: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
  description: 'About the work',
  skills: 'Skills wey e need',
  open: 'Open for Onise',
  openTaskNote: 'Log in to send proposal. We dey hold the price before the work start.',
  openProfileNote: 'Post todo, and pay when you approve the work.',
  newHere: 'You be new person for Onise?',
  createAccount: 'Open free account',
  professional: 'Professional',
  ownSkills: 'Skills',
  about: 'About',
  jobs: (count) => `${count} ${count === 1 ? 'job' : 'jobs'} don complete`,
  noJobs: 'No job don complete yet',
  memberSince: (year) => `Dey Onise since ${year}`,
  home: 'Go to Onise',
  closed: {
    title: 'This todo no dey open again',
    text: 'One professional don get am, or the client don close am. Other work dey for Onise.',
  },
  unknownTask: {
    title: 'We no see this todo',
    text: 'Check say you get the whole link, or ask the person wey send am to you.',
  },
  unknownProfile: {
    title: 'We no see this professional',
    text: 'Check say you get the whole link. The account fit don close.',
  },
  busy: {
    title: 'Too many pages at once',
    text: 'Wait one minute, then open the link again.',
  },
  failed: {
    title: 'This page no fit load',
    text: 'Na our fault. Wait small, then open the link again.',
  },
}
