import type { Words } from '#schema/domain/localize.ts'
import type { SHARE_MESSAGES } from '../share.ts'

export const words: Words<typeof SHARE_MESSAGES> = {
  site: 'Onise',
  tellOthers: 'Good hands dey for every job: I don find Onise.',
  tagline: 'Good hands dey for every job.',
  previewAlt: 'Onise: electrician, tailor and baker dey work.',
  picture: 'Picture of this todo',
  postedBy: 'Who post am:',
  verifiedClient: 'Verified Client',
  verified: 'Verified',
  notVerified: 'Not Verified',
  noRating: 'New, no rating yet',
  rating: (average, count) =>
    `${average} of 5 stars, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  fewRatings: (count) => `New, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  price: 'Price',
  location: 'Location',
  projectType: 'Project type',
  duration: 'Duration',
  months: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
  description: 'About the work',
  skills: 'Skills wey e need',
  open: 'Open for Onise',
  openTaskNote: 'Log in to send proposal. We go hold the price before the work start.',
  openProfileNote: 'Post todo, and pay when you approve the work.',
  newHere: 'You new for Onise?',
  createAccount: 'Create free account',

  professional: 'Professional',
  ownSkills: 'Skills',
  about: 'About',
  jobs: (count) => `${count} ${count === 1 ? 'job' : 'jobs'} don complete`,
  noJobs: 'No job don complete',
  memberSince: (year) => `For Onise since ${year}`,

  home: 'Go to Onise',
  closed: {
    title: 'This todo no dey open again',
    text: 'One professional don get am, or the client don close am. Other work dey for Onise.',
  },
  unknownTask: {
    title: 'We no fit find this todo',
    text: 'Check say you get the complete link, or ask the person wey send am to you.',
  },
  unknownProfile: {
    title: 'We no fit find this professional',
    text: 'Check say you get the complete link. E fit be say the account don close.',
  },
  busy: {
    title: 'Too many pages at the same time',
    text: 'Wait one minute, then open the link again.',
  },
  failed: {
    title: 'This page no fit load',
    text: 'Na our fault. Wait small, then open the link again.',
  },
}
