/** Texts of the pages that are sent to others and read without the app. */
export const SHARE_MESSAGES = {
  site: 'Onise',
  tellOthers: 'Good hands for every job: I found Onise.',
  tagline: 'Good hands for every job.',
  previewAlt: 'Onise: an electrician, a tailor and a baker at work.',
  picture: 'Picture of this todo',
  postedBy: 'Posted by',
  verifiedClient: 'Verified Client',
  verified: 'Verified',
  notVerified: 'Not Verified',
  noRating: 'New, no rating yet',
  rating: (average: number, count: number) =>
    `${average} of 5 stars, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  fewRatings: (count: number) => `New, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  price: 'Price',
  location: 'Location',
  projectType: 'Project type',
  duration: 'Duration',
  needed: 'Needed',
  neededAsap: 'As soon as possible',
  neededBy: (day: string) => `By ${day}`,
  neededPassed: (day: string) => `By ${day}; this day has passed`,
  months: (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`,
  description: 'Job Description',
  skills: 'Skills Required',
  open: 'Open in Onise',
  openTaskNote: 'Log in to send a proposal. The price is held before the work starts.',
  openProfileNote: 'Post a todo, and pay when you approve the work.',
  newHere: 'New on Onise?',
  createAccount: 'Create a free account',
  needsScript:
    'This browser can show you this page, but it cannot run Onise. To log in, open the link in Chrome, Firefox or Safari, with JavaScript on.',

  professional: 'Professional',
  ownSkills: 'Skills',
  about: 'About',
  jobs: (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'} completed`,
  noJobs: 'No job completed yet',
  memberSince: (year: number) => `On Onise since ${year}`,

  home: 'Go to Onise',
  closed: {
    title: 'This todo is no longer open',
    text: 'A professional has it already, or the client closed it. There is other work on Onise.',
  },
  unknownTask: {
    title: 'We could not find this todo',
    text: 'Check that you have the whole link, or ask the person who sent it to you.',
  },
  unknownProfile: {
    title: 'We could not find this professional',
    text: 'Check that you have the whole link. The account may have been closed.',
  },
  busy: {
    title: 'Too many pages at once',
    text: 'Wait a minute and open the link again.',
  },
  failed: {
    title: 'This page could not be loaded',
    text: 'The fault is ours. Wait a moment and open the link again.',
  },
} as const
