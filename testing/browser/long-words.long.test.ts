import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_SCREENS } from '#testing/gallery/client-screens.ts'
import { findHiddenTexts } from '#testing/gallery/layout-problems.ts'
import { TASKER_SCREENS } from '#testing/gallery/tasker-screens.ts'
import { addLongUsers, readIds } from '#testing/gallery/users.ts'
import { waitUntilSettled } from '#testing/gallery/walk.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'

let onise: Onise

beforeAll(async () => {
  onise = await startOnise()
})
afterAll(() => onise?.stop())

/** Of the gallery, whose `--text 200` shows all of them: each has another layout. */
const LONG_SCREENS = {
  'long-client': [
    'dashboard',
    'tasks-submitted',
    'edit-task',
    'proposal',
    'task-submitted',
    'wallet',
    'statement',
    'messages',
  ],
  'long-tasker': ['dashboard', 'applied', 'withdraw', 'profile'],
} as const
const SCREENS = new Map([...CLIENT_SCREENS, ...TASKER_SCREENS].map((each) => [each.name, each]))

test('no word of a user widens a screen or is cut, at 320 px and in text of twice the size', async () => {
  const users = await addLongUsers(onise)
  const ids = await readIds(onise)
  const problems: string[] = []
  for (const user of ['long-client', 'long-tasker'] as const) {
    const phone = await onise.plainPhone()
    const page = await openSignedIn(phone, users[user], '/settings')
    const browserSettings = await page.context().newCDPSession(page)
    const addProblems = async (screen: string, width: number, standard: number) => {
      await page.setViewportSize({ width, height: 640 })
      await browserSettings.send('Page.setFontSizes', { fontSizes: { standard } })
      await waitUntilSettled(page)
      for (const each of await findHiddenTexts(page))
        problems.push(`${user}-${screen}, ${width} px, text of ${standard} px: ${each}`)
    }
    for (const screen of LONG_SCREENS[user]) {
      await phone.open(SCREENS.get(`${user}-${screen}`)?.path(ids) ?? '/')
      await addProblems(screen, 320, 16)
      await addProblems(screen, 360, 32)
    }
  }
  expect(problems).toEqual([])
})
