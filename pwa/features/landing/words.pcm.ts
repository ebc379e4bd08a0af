import type { Words } from '#schema/domain/localize.ts'
import type { aboutMessages as aboutTexts } from './about-messages.ts'
import type { messages as languageTexts } from './language-messages.ts'
import type { messages as landingTexts } from './messages.ts'

const about: Words<typeof aboutTexts> = {
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

const language: Words<typeof languageTexts> = { label: 'Language' }

const landing: Words<typeof landingTexts> = {
  title: 'Onise · Good hands dey for every job',
  account: 'Your account',
  offline: 'We no fit reach Onise. Check your signal and press again.',
  endedElsewhere: 'Dem don log you out for another window of this browser.',
  logIn: 'Log in',
  register: 'Register',
  goTo: 'Go to your dashboard,',

  headline: 'Good hands dey for every job.',
  lead: 'Post wetin you need, choose professional, and pay when you approve the work. Until then Onise dey hold the money.',
  getStarted: 'Start now',
  people: 'Professionals wey dey work',
  howLink: 'How e dey work',

  pause: 'Pause the pictures',
  play: 'Play the pictures',
  previous: 'Previous',
  next: 'Next',

  alts: {
    electrician: 'Electrician wey wear hard hat hold bulb wey dey shine up.',
    tailor: 'Tailor wey wear fila dey sew adire.',
    baker: 'Baker wey tie gele carry cake wey get two steps.',
    barbering: 'Hand hold clippers for clean fade.',
    cleaning: 'Hand wey wear glove dey clean window.',
    electricalWork: 'Hand hold screwdriver for distribution board.',
    painting: 'Hand hold roller dey paint wall.',
  },

  trust: [
    {
      icon: 'lock',
      title: 'We dey hold the money',
      text: 'When you choose professional, we dey put the price one side for your wallet. We go pay am when you approve the work.',
    },
    {
      icon: 'verified',
      title: 'Know who you choose',
      text: 'Every professional get profile with name, handwork and skills. Read am before you give your todo.',
    },
    {
      icon: 'offline',
      title: 'E dey work without network',
      text: 'Wetin you write dey save for your phone. We go send am once, when Onise dey open and we fit reach am.',
    },
  ],

  how: 'How e dey work',
  sides: [
    {
      title: 'You need something done',
      steps: [
        {
          title: 'Post your todo',
          text: 'Talk wetin you need, where, and how much you wan pay. To post dey free.',
        },
        {
          title: 'Choose proposal',
          text: 'Professionals go send you price and date.',
        },
        { title: 'Approve the work', text: 'Na only then we go pay the professional.' },
      ],
    },
    {
      title: 'You get handwork',
      steps: [
        { title: 'Choose your field and skills', text: '13 fields, from barber to vulcanizer.' },
        {
          title: 'Send proposals',
          text: 'Write dem even without network. We go send dem when network come back.',
        },
        {
          title: 'Do the work, collect money',
          text: 'We don put the money one side before you start. E go dey your wallet when the client approve.',
        },
      ],
    },
  ],
  example: {
    label: 'Example: wetin electrician dey see when dem give am todo',
    person: 'Bukola',
    verified: 'Verified Client',
    status: 'Work dey go on',
    title: 'Rewire two rooms and fit new meter box',
    meta: ['Yaba, Lagos', 'Onsite', '1 month'],
    heldTitle: 'We dey hold ₦105,000 for you.',
    held: 'We go pay you when Bukola approve your work.',
  },

  categories: 'Popular categories',
  categoryNames: {
    barbering: 'Barbing',
    cleaning: 'Cleaning',
    electricalWork: 'Light and rewire',
    painting: 'Painting',
  },
  about: 'About Onise',
  aboutPictures: 'Professionals wey you go find here',
  aboutText: [
    'Onise dey link people wey need something done with skilled vendors wey sabi do am well, so that tasks, projects and services go finish with trust and professionalism.',
    'E dey flexible, affordable, safe and secure, and all in one: you go find professional, agree price and pay for one place. Our aim na to be the number one platform of this kind for the whole world.',
  ],
  learnMore: 'Learn more',

  lastCall: 'Wetin you need done today?',
  footer: {
    line: 'Oníṣẹ́ na Yoruba for person wey dey work.',
    categories: 'Categories',
    more: ['Transport and Logistics', 'Consulting Services'],
    company: 'Company',
    aboutLink: 'About',
    help: 'Help',
    app: 'For your phone',
    stores: [
      { icon: 'play', soon: 'Soon for', name: 'Google Play' },
      { icon: 'phone', soon: 'Soon for', name: 'App Store' },
    ],
    social: 'Tell other people',
    networks: {
      whatsapp: 'Share Onise for WhatsApp',
      facebook: 'Share Onise for Facebook',
      x: 'Share Onise for X',
      telegram: 'Share Onise for Telegram',
    },
    install:
      'Today: open the menu of your browser and add Onise to the home screen. The space wey e take small well well.',
    rights: 'Prices dey in naira. Dem make am for Nigeria.',
  },
}

export const words = {
  'features/landing/about-messages': about,
  'features/landing/language-messages': language,
  'features/landing': landing,
}
