import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/device', {
  appearance: {
    title: 'Appearance',
    label: 'Colours',
    system: 'Automatic',
    light: 'Light',
    dark: 'Dark',
  },
  data: {
    title: 'Data and pictures',
    note: 'Data that Onise used on this device, for all accounts together, updates of the app included.',
    today: 'Today',
    month: 'This month',
    price: 'Price of 1 MB',
    priceHint: 'What your network charges. Onise uses it to show you the cost.',
    counting: 'Counting…',
    unavailable: 'This browser does not show how much data Onise uses.',
    lite: 'Lite mode',
    liteNote:
      'Pictures load when you tap them. Nothing is loaded in advance. Onise checks for changes four times less often, and for a new version only when you open it.',
    assignedTasks: 'Pictures of todos that are assigned to you are always saved on this device.',
    saveData: 'Your phone’s own data saver is on, so Onise saves data already.',
  },
  storage: {
    title: 'On this device',
    used: 'Space used by Onise',
    unknown: 'Not shown by this browser',
    todos: 'Todos you can open without a network',
    unsent: 'Not sent yet',
    nothingUnsent: 'Everything is sent',
    seeUnsent: 'See what is not sent',
    protectedTitle: 'Protected',
    protected: 'The browser does not delete what Onise saved here. Only you can.',
    unprotectedTitle: 'Not protected',
    unprotected:
      'If this device runs out of space, the browser may delete what Onise saved here, also what is not sent yet.',
    unsupported: 'This browser cannot protect what Onise saves from being deleted.',
    protect: 'Protect it',
    refused:
      'The browser does not allow it now. It usually does once Onise is on your home screen.',
    clear: 'Clear saved data',
    clearNote:
      'Pictures, other people’s todos and profiles, and old messages. They load again when you look at them. Your own todos, and everything that is not sent yet, stay.',
    cleared: 'Saved data cleared',
  },
  version: {
    title: 'This version',
    build: (build: string) => `Onise ${build}`,
    check: 'Check for a new version',
    newest: 'You have the newest version.',
    waiting: 'A new version is ready.',
    update: 'Update',
  },
})
