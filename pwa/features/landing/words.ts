/** What the public page says. Names of categories are SPEC 1's. */
export const words = {
  title: 'Onise · Good hands for every job',
  account: 'Your account',
  offline: 'No connection. Check your signal and press again.',
  logIn: 'Log in',
  register: 'Register',
  goTo: 'Go to your dashboard,',

  headline: 'Good hands for every job.',
  promise:
    'Post what needs doing, choose a professional, and pay only when the work is right. Until then Onise holds the money.',
  getStarted: 'Get Started',
  people: 'Professionals at work',
  howLink: 'How it works',

  pause: 'Pause the pictures',
  play: 'Play the pictures',
  previous: 'Previous',
  next: 'Next',
  place: (at: number, count: number) => `${at} of ${count}`,

  trust: [
    {
      icon: 'lock',
      title: 'The money is held',
      text: 'Choose somebody and their price is set aside. It is theirs when you approve the work, and yours again if it is called off.',
    },
    {
      icon: 'verified',
      title: 'You know who comes',
      text: 'A name, a face and their own work. The badge says that we have checked who they are.',
    },
    {
      icon: 'offline',
      title: 'No signal, no problem',
      text: 'What you write stays on your phone and is sent once, by itself, when the network is back.',
    },
  ],

  how: 'How it works',
  sides: [
    {
      title: 'You need something done',
      steps: [
        { title: 'Post your todo', text: 'Say what, where, and what you want to pay. It is free.' },
        {
          title: 'Choose a proposal',
          text: 'Professionals near you answer with a price and a date.',
        },
        { title: 'Approve the work', text: 'Only then is the professional paid.' },
      ],
    },
    {
      title: 'You have a craft',
      steps: [
        { title: 'Pick your field and skills', text: '13 fields, from barber to vulcanizer.' },
        { title: 'Send proposals', text: 'Even from a place without a signal.' },
        {
          title: 'Do the work, get paid',
          text: 'The money is already there: yours when the client approves, or 5 days after you submit.',
        },
      ],
    },
  ],
  example: {
    label: 'An example: what an electrician sees when a todo is hers',
    person: 'Bukola',
    verified: 'Verified Client',
    status: 'In Progress',
    title: 'Rewire two rooms and fit a new meter box',
    meta: ['Yaba, Lagos', 'Onsite', '1 month'],
    heldTitle: '₦105,000 is held for you.',
    held: 'You are paid when Bukola approves, or 5 days after you submit.',
  },

  categories: 'Popular categories',
  about: 'About Onise',
  aboutPictures: 'Who you find here',
  aboutText: [
    'Onise links people who need something done with skilled vendors who do it well, so that tasks, projects and services are finished with trust and professionalism.',
    'It is flexible, affordable, safe and secure, and all in one place: finding, agreeing, paying. Our aim is to be the leading platform of its kind in the world, and we begin at home.',
  ],
  learnMore: 'Learn more',

  lastCall: 'What needs doing today?',
  footer: {
    line: 'Oníṣẹ́ is Yoruba for somebody who works.',
    categories: 'Categories',
    more: ['Transport and Logistics', 'Consulting Services'],
    company: 'Company',
    aboutLink: 'About',
    app: 'On your phone',
    stores: ['Soon on Google Play', 'Soon on the App Store'],
    install:
      'Today: open the menu of your browser and add Onise to the home screen. It takes almost no space.',
    rights: 'Prices in naira. Made for Nigeria.',
  },
} as const
