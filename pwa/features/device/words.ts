/** What this device's own settings say. */
export const words = {
  data: {
    title: 'Data and pictures',
    note: 'What Onise itself used on this device, whoever was logged in. Updates of the app are in it.',
    today: 'Today',
    month: 'This month',
    price: 'Price of 1 MB',
    priceHint: 'As your network sells it, to show what Onise costs you.',
    counting: 'Counting…',
    cannot: 'This browser does not tell what Onise uses.',
    lite: 'Lite mode',
    liteNote:
      'Pictures load when you tap them. Nothing is fetched ahead. Onise looks for news four times less often, and for new versions of itself only when it is opened.',
    jobs: 'Pictures of jobs you were given are always kept on this device.',
    saveData: 'Your phone’s own data saver is on, so Onise spares data already.',
  },
  storage: {
    title: 'On this device',
    used: 'Kept by Onise',
    unknown: 'This browser does not tell',
    todos: 'Todos you can open without a signal',
    unsent: 'Not sent yet',
    nothingUnsent: 'Everything is sent',
    seeUnsent: 'See what waits',
    kept: 'What is kept here stays until you remove it.',
    keptTitle: 'Protected',
    notKeptTitle: 'Not protected',
    notKept:
      'If this device runs out of room, the browser may clear what Onise keeps, also what is not sent yet.',
    cannotKeep: 'This browser cannot promise to keep what Onise stores.',
    ask: 'Ask to protect it',
    refused: 'The browser said no for now. It usually agrees once Onise is on your home screen.',
    clear: 'Remove kept pictures',
    clearNote:
      'They load again when you look at them. What you wrote and pictures of your jobs stay.',
    cleared: 'Pictures removed',
  },
  version: {
    title: 'This version',
    build: (build: string) => `Onise ${build}`,
    look: 'Look for a new version',
    newest: 'You have the newest version.',
    waiting: 'A new version is ready.',
    update: 'Update',
    noSignal: 'No connection. Check your signal and try again.',
  },
} as const
