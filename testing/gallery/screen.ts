import type { Page } from 'playwright-core'
import type { Ids, UserName } from './users.ts'

/** A screen in a state. */
export type Screen = {
  /** Begins with the user's name; the name of its files. */
  name: string
  user: UserName
  path: (ids: Ids) => string
  /** Opens a dialog, or fills in a form. */
  act?: (page: Page) => Promise<unknown>
  /** Differs without a network. */
  offline?: boolean
  /** Shown up to this width in CSS pixels. */
  maxWidth?: number
}

type Details = Partial<Pick<Screen, 'act' | 'offline' | 'maxWidth'>>
type Entry = readonly [
  name: string,
  path: string | ((ids: Ids) => string),
  act?: Screen['act'] | Details,
]

/** Screens of one user: a name, a path, and what differs from opening the path. */
export const screensOf = (user: UserName, entries: readonly Entry[]): Screen[] =>
  entries.map(([name, path, details]) => ({
    name: `${user}-${name}`,
    user,
    path: typeof path === 'string' ? () => path : path,
    ...(typeof details === 'function' ? { act: details } : details),
  }))

export const OFFLINE = { offline: true } as const

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).locator('visible=true').first().click()

export const choose = (name: string | RegExp) => (page: Page) =>
  page.getByRole('radio', { name }).first().check()

/** By the name and value of its field, which are the same in every language. */
export const chooseValue = (name: string, value: string) => (page: Page) =>
  page.locator(`input[name="${name}"][value="${value}"]`).check()

export const follow = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name }).locator('visible=true').first().click()

/** Fills in fields by their labels. */
export const fillIn = (fields: Record<string, string>) => async (page: Page) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label).first().fill(value)
}

export const inOrder =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page)
  }

/** An act that ends with a dialog, whose code is loaded first. */
export const opens = (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  inOrder(...acts, (page) => page.locator('dialog[open]').first().waitFor())
