import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#schema/domain/languages.ts'
import { ROOT } from '#tools/common/paths.ts'
import { USER_NAMES, type UserName } from './users.ts'

const SIZES = ['360x640', '768x1024', '1280x800', '1920x1080']
const THEMES = ['light', 'dark', 'forced'] as const
export type Theme = (typeof THEMES)[number]
const NETWORKS = ['online', 'offline'] as const
export type Network = (typeof NETWORKS)[number]
export type Size = { name: string; width: number; height: number }

export type Options = {
  /** Parts of the names of screens; empty: all. */
  only: readonly string[]
  users: readonly UserName[]
  sizes: readonly Size[]
  themes: readonly Theme[]
  networks: readonly Network[]
  /** Of the app, as a user chooses it. */
  language: Language
  /** Checks each picture's screen with axe. */
  axe: boolean
  /** Creates the demo data again. */
  fresh: boolean
  /** Size of the text in percent, as it is set in the browser. */
  text: number
  out: string
}

function parseSize(name: string): Size {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(name) ?? []
  if (!width || !height) throw new Error(`${name} is not a size such as 360x640.`)
  return { name, width: Number(width), height: Number(height) }
}

const splitList = (text: string | undefined) => (text ? text.split(',') : [])

function choose<T extends string>(text: string, known: readonly T[]): T[] {
  return splitList(text).map((name) => {
    const value = known.find((each) => each === name)
    if (value) return value
    throw new Error(`${name} is not one of ${known.join(', ')}.`)
  })
}

/** `--only wallet --size 360x640 --theme dark --axe`: each restricts or extends the gallery of all screens. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      user: { type: 'string', default: USER_NAMES.join() },
      size: { type: 'string', default: SIZES.join() },
      theme: { type: 'string', default: 'light,dark' },
      network: { type: 'string', default: NETWORKS.join() },
      language: { type: 'string', default: 'en' },
      axe: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      text: { type: 'string', default: '100' },
      out: { type: 'string', default: join(ROOT, 'test-results', 'gallery') },
    },
  })
  const [language = 'en'] = choose(values.language, LANGUAGES)
  return {
    only: splitList(values.only),
    users: choose(values.user, USER_NAMES),
    sizes: splitList(values.size).map(parseSize),
    themes: choose(values.theme, THEMES),
    networks: choose(values.network, NETWORKS),
    language,
    axe: values.axe,
    fresh: values.fresh,
    text: Number(values.text),
    out: values.out,
  }
}
