import { describe, expect, it } from 'vitest'
import { THEME_COLORS } from './theme-colors.ts'
import css from './theme.css?raw'

const LIGHT = /:root \{([^}]*)\}/
const DARK = /dark\) \{\s*:root:not\(\[data-theme='light'\]\) \{([^}]*)\}/
const CHOSEN_DARK = /:root\[data-theme='dark'\] \{([^}]*)\}/
const [light, dark, chosenDark] = [LIGHT, DARK, CHOSEN_DARK].map(
  (block) => block.exec(css)?.[1] ?? '',
) as [string, string, string]

const coloursIn = (block: string) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, k, v]) => [k, v]))

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string) {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const TEXT = `ink/paper ink/card ink/sunk ink/wash ink/amber-wash ink/red-wash ink/blue-wash
  soft/paper soft/card soft/sunk soft/wash green/paper green/card green/wash on-fill/fill on-fill/fill-press
  on-deep/deep on-deep-soft/deep amber/amber-wash amber/paper red/paper red/card red/red-wash
  on-red-fill/red-fill blue/blue-wash blue/card`
const EDGES = `edge/paper edge/card edge/sunk focus/paper focus/card focus/wash fill/paper amber-dot/deep`

const themes = { light: coloursIn(light), dark: { ...coloursIn(light), ...coloursIn(dark) } }
const pairs = (list: string) => list.trim().split(/\s+/)

describe.each(Object.entries(themes))('the %s theme', (_name, colours) => {
  const ratio = (pair: string) => {
    const [front = '', back = ''] = pair.split('/').map((name) => colours[name])
    return contrast(front, back)
  }

  it.each(pairs(TEXT))('text pair %s has a contrast of 4.5:1 (WCAG 1.4.3)', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(EDGES))('edge pair %s has a contrast of 3:1 (WCAG 1.4.11)', (pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3)
  })
})

const declarationsIn = (block: string) => block.match(/--[\w-]+: [^;]+;/g)

it('a dark theme that was chosen is that of a dark device', () => {
  expect(declarationsIn(dark)?.length).toBeGreaterThan(20)
  expect(declarationsIn(chosenDark)).toEqual(declarationsIn(dark))
})

it('the colours of the browser’s bar are those of the page', () => {
  expect(THEME_COLORS).toEqual({ light: themes.light['paper'], dark: themes.dark['paper'] })
})
