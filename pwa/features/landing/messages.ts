import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/landing', {
  title: 'Onise · Good hands for every job',
  account: 'Your account',
  offline: 'Onise cannot be reached. Check your signal and press again.',
  endedElsewhere: 'You have been logged out in another window of this browser.',
  logIn: 'Log in',
  register: 'Register',
  goTo: 'Go to your dashboard,',

  headline: 'Good hands for every job.',
  lead: 'Post what you need done, choose a professional, and pay when you approve the work. Until then Onise holds the money.',
  getStarted: 'Get Started',
  people: 'Professionals at work',
  howLink: 'How it works',

  pause: 'Pause the pictures',
  play: 'Play the pictures',
  previous: 'Previous',
  next: 'Next',

  alts: {
    electrician: 'An electrician in a hard hat holds up a bulb that is lit.',
    tailor: 'A tailor in a fila sews a length of adire.',
    baker: 'A baker in a gele carries a cake of two tiers.',
    barbering: 'A hand with clippers at a neat fade.',
    cleaning: 'A gloved hand draws a window clear.',
    electricalWork: 'A hand with a screwdriver at a distribution board.',
    painting: 'A hand with a roller paints a wall.',
  },

  trust: [
    {
      icon: 'lock',
      title: 'The money is held',
      text: 'When you choose a professional, the price is set aside in your wallet. It is paid out when you approve the work.',
    },
    {
      icon: 'verified',
      title: 'Know who you choose',
      text: 'Every professional has a profile with a name, a trade and skills. Read it before you assign your todo.',
    },
    {
      icon: 'offline',
      title: 'Works without a network',
      text: 'What you write is saved on your phone. It is sent once, when Onise is open and can be reached.',
    },
  ],

  how: 'How it works',
  sides: [
    {
      title: 'You need something done',
      steps: [
        {
          title: 'Post your todo',
          text: 'Describe what you need, where, and what you want to pay. Posting is free.',
        },
        {
          title: 'Choose a proposal',
          text: 'Professionals send you a price and a date.',
        },
        { title: 'Approve the work', text: 'Only then is the professional paid.' },
      ],
    },
    {
      title: 'You have a trade',
      steps: [
        { title: 'Pick your field and skills', text: '13 fields, from barber to vulcanizer.' },
        {
          title: 'Send proposals',
          text: 'Write them even without a network. They are sent when it is back.',
        },
        {
          title: 'Do the work, get paid',
          text: 'The money is set aside before you start. It is in your wallet when the client approves.',
        },
      ],
    },
  ],
  example: {
    label: 'An example: what an electrician sees when a todo is assigned to her',
    person: 'Bukola',
    verified: 'Verified Client',
    status: 'In Progress',
    title: 'Rewire two rooms and fit a new meter box',
    meta: ['Yaba, Lagos', 'Onsite', '1 month'],
    heldTitle: '₦105,000 is held for you.',
    held: 'You are paid when Bukola approves your work.',
  },

  categories: 'Popular categories',
  categoryNames: {
    barbering: 'Barbering',
    cleaning: 'Cleaning',
    electricalWork: 'Electrical Work',
    painting: 'Painting',
  },
  about: 'About Onise',
  aboutPictures: 'Professionals you find here',
  aboutText: [
    'Onise links people who need something done with skilled vendors who do it well, so that tasks, projects and services are finished with trust and professionalism.',
    'It is flexible, affordable, safe and secure, and all in one: you find a professional, agree on a price and pay in one place. Our aim is to be the leading platform of its kind in the world.',
  ],
  learnMore: 'Learn more',

  lastCall: 'What do you need done today?',
  footer: {
    line: 'Oníṣẹ́ is Yoruba for a person who works.',
    categories: 'Categories',
    more: ['Transport and Logistics', 'Consulting Services'],
    company: 'Company',
    aboutLink: 'About',
    help: 'Help',
    app: 'On your phone',
    stores: [
      { icon: 'play', soon: 'Soon on', name: 'Google Play' },
      { icon: 'phone', soon: 'Soon on the', name: 'App Store' },
    ],
    social: 'Tell others',
    networks: {
      whatsapp: 'Share Onise on WhatsApp',
      facebook: 'Share Onise on Facebook',
      x: 'Share Onise on X',
      telegram: 'Share Onise on Telegram',
    },
    install:
      'Today: open the menu of your browser and add Onise to the home screen. It takes almost no space.',
    rights: 'Prices in naira. Made for Nigeria.',
  },
})
