import sharp from 'sharp'
import type { Trade } from '#schema/domain/trades.ts'
import { seededRoll, type Palette, type Scene } from './illustration.ts'
import { BUILDING_SCENES } from './illustrations-building.ts'
import { CRAFT_SCENES } from './illustrations-craft.ts'
import { PEOPLE_SCENES } from './illustrations-people.ts'

const SCENES: Record<Trade, Scene> = { ...BUILDING_SCENES, ...CRAFT_SCENES, ...PEOPLE_SCENES }

const DEFAULT_PALETTE: Palette = {
  wall: '#efdfc2',
  shade: '#d9c096',
  floor: '#8a6a45',
  main: '#0b6b43',
  second: '#e59a0b',
  dark: '#2b2118',
}
const PALETTES: readonly Palette[] = [
  DEFAULT_PALETTE,
  {
    wall: '#dbe6dc',
    shade: '#b9cfbf',
    floor: '#6b5a48',
    main: '#b8502f',
    second: '#f0b13f',
    dark: '#22302a',
  },
  {
    wall: '#f3d9c4',
    shade: '#e0b595',
    floor: '#5a4634',
    main: '#27509b',
    second: '#d98a1f',
    dark: '#2a1c16',
  },
  {
    wall: '#e8e2d0',
    shade: '#cfc4a5',
    floor: '#7a5b3a',
    main: '#7b2d43',
    second: '#e0a63a',
    dark: '#241a1c',
  },
  {
    wall: '#d6dfe6',
    shade: '#b2c2cf',
    floor: '#54606a',
    main: '#0e6a70',
    second: '#eaa53c',
    dark: '#1b262d',
  },
]

const WIDTH = 960
const HEIGHT = 640

/** Drawn once: it takes longer than a whole picture. */
const GRAIN = `
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/>
    <feColorMatrix values="0 0 0 0 .3  0 0 0 0 .25  0 0 0 0 .2  0 0 0 .10 0"/></filter>
  <rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)" opacity=".5"/>
</svg>`
let grain: Promise<Buffer> | undefined
const drawGrain = () => (grain ??= sharp(Buffer.from(GRAIN)).png().toBuffer())

/** Light from the upper left and a shaded corner, so that the flat shapes look like one room. */
const drawRoom = (p: Palette, scene: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${p.wall}"/><stop offset="1" stop-color="${p.shade}"/>
    </linearGradient>
    <radialGradient id="light" cx=".25" cy=".1" r="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity=".22"/>
    </radialGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${p.floor}"/><stop offset="1" stop-color="${p.dark}"/>
    </linearGradient>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="12"/></filter>
  </defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>
  <rect y="500" width="${WIDTH}" height="140" fill="url(#floor)"/>
  <rect y="496" width="${WIDTH}" height="8" fill="${p.dark}" opacity=".35"/>
  ${scene}
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>
</svg>`

const toBlob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' })

/** A picture for a task of this trade. The same name gives the same picture. */
export async function drawTask(trade: Trade, name: string): Promise<Blob> {
  const roll = seededRoll(name)
  const palette = PALETTES[roll(PALETTES.length)] ?? DEFAULT_PALETTE
  const svg = drawRoom(palette, SCENES[trade](palette, roll, name))
  const picture = sharp(Buffer.from(svg)).composite([{ input: await drawGrain() }])
  return toBlob(await picture.webp({ quality: 72, effort: 2 }).toBuffer())
}

const SKINS = ['#5b3a29', '#6d4630', '#7d5238', '#4a2e22', '#8a5a3c']
const CLOTHS = ['#0b6b43', '#27509b', '#b8502f', '#7b2d43', '#c98a12', '#0e6a70']
const BACKGROUNDS = ['#f0e2c4', '#dbe6dc', '#f3d9c4', '#d6dfe6', '#e8e2d0']

/** A head with hair or a cap, and cloth with a simple pattern. */
export async function drawAvatar(name: string, isWoman: boolean): Promise<Blob> {
  const roll = seededRoll(name)
  const pick = (list: readonly string[]) => list[roll(list.length)] ?? ''
  const [skin, cloth, background] = [pick(SKINS), pick(CLOTHS), pick(BACKGROUNDS)]
  const heads = [
    `<path d="M122 160c0-52 34-84 78-84s78 32 78 84c-14-34-34-46-78-46s-64 12-78 46z" fill="#1d1512"/>`,
    `<circle cx="200" cy="112" r="66" fill="#1d1512"/><circle cx="142" cy="140" r="34" fill="#1d1512"/><circle cx="258" cy="140" r="34" fill="#1d1512"/>`,
    `<path d="M118 150c-8-62 34-98 92-98 66 0 84 46 74 96-26-22-136-22-166 2z" fill="${cloth}"/><path d="M118 150c40-20 126-22 166-2l2 14c-50-18-120-16-170 2z" fill="#000" opacity=".25"/>`,
    `<path d="M126 132c0-44 30-70 74-70s74 26 74 70z" fill="${cloth}"/><rect x="122" y="126" width="156" height="22" rx="8" fill="${cloth}"/><path d="M150 100h100" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-dasharray="10 8"/>`,
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
    <rect width="400" height="400" fill="${background}"/>
    <path d="M40 420c0-92 66-134 160-134s160 42 160 134z" fill="${cloth}"/>
    <path d="M70 400l40-80 30 80 30-96 30 96 30-96 30 96 30-80 40 80" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="7"/>
    <path d="M168 244h64v52c0 20-64 20-64 0z" fill="${skin}"/><path d="M168 262c20 16 44 16 64 0v12c-20 16-44 16-64 0z" fill="#000" opacity=".25"/>
    <ellipse cx="200" cy="182" rx="68" ry="84" fill="${skin}"/>
    ${heads[isWoman ? 1 + roll(2) : 3 * roll(2)]}
    <circle cx="174" cy="182" r="7" fill="#17100d"/><circle cx="226" cy="182" r="7" fill="#17100d"/>
    <path d="M158 164q16-10 30-2M212 162q16-8 30 2" stroke="#17100d" stroke-width="6" fill="none" stroke-linecap="round"/>
    <path d="M176 224q24 18 48 0" stroke="#fff" stroke-opacity=".85" stroke-width="7" fill="none" stroke-linecap="round"/>
    <path d="M198 186l-8 22q8 6 16 2" stroke="#000" stroke-opacity=".35" stroke-width="5" fill="none" stroke-linecap="round"/>
  </svg>`
  return toBlob(await sharp(Buffer.from(svg)).resize(320).webp({ quality: 74 }).toBuffer())
}
