import type { Words } from '#schema/domain/localize.ts'
import type { messages as languageTexts } from './language/messages.ts'
import type { messages as deviceTexts } from './messages.ts'

const language: Words<typeof languageTexts> = {
  title: 'Language',
  label: 'Language for this phone',
  hint: 'Onise go open again for the language wey you choose. Wetin you write go still dey.',
  unavailable: 'This language never save for this phone. Choose am when you get network.',
}

const device: Words<typeof deviceTexts> = {
  appearance: {
    title: 'How e look',
    label: 'Colours',
    system: 'Automatic',
    light: 'Light',
    dark: 'Dark',
  },
  data: {
    title: 'Data and pictures',
    note: 'Data wey Onise don use for this device, for all the accounts together, with updates of the app.',
    today: 'Today',
    month: 'This month',
    price: 'Price of 1 MB',
    priceHint: 'Wetin your network dey charge. Onise dey use am to show you the cost.',
    counting: 'E dey count…',
    unavailable: 'This browser no dey show how much data Onise dey use.',
    lite: 'Lite mode',
    liteNote:
      'Pictures go load when you tap dem. Nothing go load before you need am. Onise go check for changes four times less, and for new version only when you open am.',
    assignedTasks: 'Pictures of todos wey dem give you dey always save for this device.',
    saveData: 'The data saver of your phone dey on, so Onise don already dey save data.',
  },
  storage: {
    title: 'For this device',
    used: 'Space wey Onise dey use',
    unknown: 'This browser no dey show am',
    todos: 'Todos wey you fit open without network',
    unsent: 'Wetin never go',
    nothingUnsent: 'Everything don go',
    seeUnsent: 'See wetin never go',
    protectedTitle: 'Protected',
    protected: 'The browser no go delete wetin Onise save here. Na only you fit.',
    unprotectedTitle: 'Not protected',
    unprotected:
      'If space finish for this device, the browser fit delete wetin Onise save here, even wetin never go.',
    unsupported: 'This browser no fit protect wetin Onise save make e no delete.',
    protect: 'Protect am',
    refused: 'The browser no gree now. E dey usually gree when Onise dey your home screen.',
    clear: 'Clear saved data',
    clearNote:
      'Pictures, todos and profiles of other people, and old messages. Dem go load again when you look dem. Your own todos, and everything wey never go, go stay.',
    cleared: 'Saved data don clear',
  },
  version: {
    title: 'This version',
    build: (build) => `Onise ${build}`,
    check: 'Check for new version',
    newest: 'You get the newest version.',
    waiting: 'New version don ready.',
    update: 'Update',
  },
}

export const words = {
  'features/device/language': language,
  'features/device': device,
}
