import sharp from 'sharp'
import type { Trade } from '#schema/domain/trades.ts'
import { seededRoll, repeat, shadow, type Palette, type Scene } from './illustration.ts'
import { BUILDING_SCENES } from './illustrations-building.ts'

const furniture: Scene = (p, _, name) => `
  ${shadow(480, 572, 330)}
  ${
    /sofa|chair/i.test(name)
      ? `<path d="M170 300q0-70 70-70h480q70 0 70 70v90H170z" fill="${p.main}"/><path d="M330 236v150M480 230v156M630 236v150" stroke="#000" stroke-opacity=".18" stroke-width="8"/>
         <rect x="120" y="330" width="110" height="190" rx="40" fill="${p.main}"/><rect x="730" y="330" width="110" height="190" rx="40" fill="${p.main}"/><rect x="210" y="390" width="270" height="110" rx="26" fill="${p.second}"/><rect x="482" y="390" width="270" height="110" rx="26" fill="${p.second}"/>
         <path d="M200 520l-10 46M760 520l10 46" stroke="${p.dark}" stroke-width="22" stroke-linecap="round"/>`
      : `<rect x="220" y="70" width="520" height="490" rx="8" fill="#a0713f"/><rect x="240" y="90" width="236" height="450" fill="#b98450"/><rect x="484" y="90" width="236" height="450" fill="#b98450"/>
         ${repeat(9, (i) => `<path d="M${260 + i * 24} 100q14 ${120 + i * 20} -4 430" stroke="#8a5d30" stroke-width="3" fill="none" opacity=".6"/>`)}<rect x="462" y="290" width="10" height="70" rx="5" fill="${p.second}"/><rect x="488" y="290" width="10" height="70" rx="5" fill="${p.second}"/>
         <path d="M520 130h160v160H520z" fill="none" stroke="#8a5d30" stroke-width="6"/>`
  }
  <path d="M60 540l190-40 8 30-190 44z" fill="#d5b17b"/><path d="M80 470l120 60" stroke="#8b8f8c" stroke-width="10"/>`

const baker: Scene = (p, roll) => `
  <path d="M120 500h720v30H120z" fill="${p.dark}" opacity=".5"/>${shadow(480, 540, 260)}
  <rect x="290" y="380" width="380" height="150" rx="18" fill="#fffaf0"/><rect x="350" y="260" width="260" height="130" rx="16" fill="#fff6e6"/><rect x="405" y="160" width="150" height="110" rx="14" fill="#fffaf0"/>
  ${repeat(9, (i) => `<path d="M${296 + i * 42} 384q20 ${34 + roll(16)} 40 0z" fill="${p.main}"/>`)}${repeat(6, (i) => `<path d="M${354 + i * 43} 264q20 ${30 + roll(10)} 40 0z" fill="${p.main}"/>`)}
  ${repeat(12, (i) => `<path d="M${306 + i * 30} 450l14-22 14 22-14 22z" fill="none" stroke="${p.main}" stroke-width="4"/>`)}
  ${repeat(5, (i) => `<circle cx="${425 + i * 28}" cy="${150 - (i % 2) * 10}" r="18" fill="${i % 2 ? p.second : '#c4453d'}"/>`)}
  <ellipse cx="480" cy="536" rx="250" ry="16" fill="#e6eae8"/>
  <path d="M740 500l60-190" stroke="#b98f56" stroke-width="12"/><ellipse cx="806" cy="290" rx="30" ry="44" fill="none" stroke="#9aa3a0" stroke-width="7"/>`

const fashion: Scene = (p, roll) => `
  ${shadow(330, 570, 120)}<path d="M330 560V120M270 560h120" stroke="#7a5b3a" stroke-width="14"/><ellipse cx="330" cy="96" rx="30" ry="36" fill="#d9c7a8"/>
  <path d="M250 150q80 40 160 0l26 130-40 60 60 190H204l60-190-40-60z" fill="${p.main}"/>
  ${repeat(6, (r) => repeat(7, (c) => `<path d="M${226 + c * 34 + (r % 2) * 10} ${200 + r * 56}l12-14 12 14-12 14z" fill="${p.second}" opacity="${(r + c + roll(2)) % 2 ? 0.9 : 0.4}"/>`))}
  <path d="M264 340q66 26 132 0" stroke="${p.dark}" stroke-width="10" fill="none"/>
  ${shadow(690, 560, 180)}<rect x="560" y="470" width="280" height="30" rx="6" fill="#b98f56"/><path d="M590 500v60M810 500v60" stroke="#8a5d30" stroke-width="16"/>
  <path d="M600 470v-90q0-30 40-30h130q30 0 30 30v30h-40v60h-30v-60H660v60z" fill="${p.dark}"/><circle cx="806" cy="390" r="30" fill="none" stroke="${p.second}" stroke-width="10"/><path d="M640 350v-24h16v24" fill="#c7ccc9"/>
  <path d="M560 480q-60 20-70 80" stroke="${p.main}" stroke-width="22" fill="none"/>`

const photograph: Scene = (p, roll) => `
  ${repeat(3, (i) => `<g transform="rotate(${(i - 1) * (5 + roll(4))} ${240 + i * 230} 190)"><rect x="${150 + i * 230}" y="70" width="190" height="230" fill="#fff"/><rect x="${164 + i * 230}" y="84" width="162" height="160" fill="${[p.main, p.second, '#7db9dd'][i]}"/><path d="M${164 + i * 230} 244l50-70 40 40 30-26 42 56z" fill="#000" opacity=".3"/><circle cx="${286 + i * 230}" cy="120" r="18" fill="#fff" opacity=".8"/></g>`)}
  <path d="M40 60q440 70 880 0" fill="none" stroke="${p.dark}" stroke-width="4"/>
  ${shadow(480, 566, 230)}<rect x="280" y="380" width="400" height="180" rx="26" fill="#22282a"/><path d="M400 380l30-50h100l30 50z" fill="#22282a"/><rect x="280" y="420" width="400" height="70" fill="${p.second}" opacity=".9"/>
  <circle cx="480" cy="460" r="92" fill="#11161a"/><circle cx="480" cy="460" r="70" fill="#2f4350"/><circle cx="480" cy="460" r="44" fill="#0c1216"/><circle cx="456" cy="436" r="16" fill="#fff" opacity=".7"/><rect x="320" y="360" width="50" height="22" rx="6" fill="#b3261e"/>`

const CRAFT_SCENES = {
  Furniture: furniture,
  Baker: baker,
  Fashion: fashion,
  Photograph: photograph,
}

const barber: Scene = (p, roll) => `
  <rect x="90" y="60" width="330" height="380" rx="160" fill="#dfeaec"/><rect x="90" y="60" width="330" height="380" rx="160" fill="none" stroke="#b98f56" stroke-width="18"/><path d="M150 360L330 120" stroke="#fff" stroke-width="34" opacity=".6"/>
  <rect x="470" y="80" width="70" height="300" rx="20" fill="#f4f5f3"/>${repeat(6, (i) => `<path d="M470 ${110 + i * 50}l70-40v24l-70 40z" fill="${i % 2 ? p.main : '#b3261e'}"/>`)}<rect x="462" y="66" width="86" height="24" rx="10" fill="${p.dark}"/><rect x="462" y="372" width="86" height="24" rx="10" fill="${p.dark}"/>
  ${shadow(730, 570, 130)}<rect x="640" y="380" width="190" height="50" rx="20" fill="${p.main}"/><path d="M800 390q40-120-10-210-30-16-56 6l20 200z" fill="${p.main}"/><rect x="720" y="430" width="30" height="100" fill="#9aa3a0"/><ellipse cx="735" cy="545" rx="80" ry="18" fill="#7d8986"/>
  <path d="M120 520h280v20H120z" fill="#b98f56"/><path d="M180 510l70-110M260 510l-70-110" stroke="#aeb8b5" stroke-width="12" stroke-linecap="round"/><circle cx="172" cy="${500 + roll(4)}" r="22" fill="none" stroke="${p.second}" stroke-width="11"/><circle cx="268" cy="500" r="22" fill="none" stroke="${p.second}" stroke-width="11"/>`

const tutoring: Scene = (p, roll) => `
  <rect x="90" y="60" width="560" height="330" rx="8" fill="#23412f"/><rect x="90" y="60" width="560" height="330" rx="8" fill="none" stroke="#b98f56" stroke-width="20"/>
  <g stroke="#eaf3ec" stroke-width="5" fill="none" stroke-linecap="round"><path d="M150 320V130M150 320h220M150 300q90-10 130-100t80-60"/><path d="M430 140h160M430 180h120M430 ${220 + roll(10)}h150"/><circle cx="500" cy="310" r="44"/><path d="M500 310l32-30"/></g>
  ${shadow(560, 566, 300)}<rect x="250" y="470" width="620" height="30" rx="6" fill="#a0713f"/><path d="M300 500v64M820 500v64" stroke="#8a5d30" stroke-width="20"/>
  ${[p.main, p.second, '#b3261e', '#27509b'].map((colour, i) => `<rect x="${690 - (i % 2) * 14}" y="${434 - i * 34}" width="${150 + (i % 2) * 20}" height="32" rx="4" fill="${colour}"/><rect x="${700 - (i % 2) * 14}" y="${440 - i * 34}" width="120" height="6" fill="#fff" opacity=".5"/>`).join('')}
  <path d="M320 470q70-40 140-10 70-30 140 10v-60q-70-36-140-6-70-30-140 6z" fill="#fffaf0"/><path d="M460 404v56" stroke="#c9bfa6" stroke-width="5"/>
  <path d="M640 462l110-20" stroke="${p.second}" stroke-width="12" stroke-linecap="round"/>`

const beauty: Scene = (p, roll) => `
  <circle cx="300" cy="250" r="190" fill="#f6efe4"/><circle cx="300" cy="250" r="190" fill="none" stroke="${p.second}" stroke-width="20"/>
  <path d="M250 440h100v36q-50 40-100 0z" fill="#6d4630"/><ellipse cx="300" cy="300" rx="92" ry="116" fill="#6d4630"/>
  <path d="M190 250c-40-130 60-190 150-180 120 10 130 120 70 170-60-40-160-40-220 10z" fill="${p.main}"/><path d="M200 236c60-60 160-60 214-8M214 180c60-60 140-60 190-10" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="9"/>
  <path d="M246 300q20-14 40 0M314 300q20-14 40 0" stroke="#1d1512" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M268 366q32 22 64 0-32-16-64 0z" fill="#a52a3a"/>
  ${shadow(690, 560, 190)}<rect x="550" y="470" width="280" height="84" rx="12" fill="${p.dark}"/>${repeat(6, (i) => `<circle cx="${590 + i * 40}" cy="512" r="16" fill="${['#e8b4a0', '#c4453d', p.second, '#8d4a63', '#d9a679', p.main][(i + roll(6)) % 6]}"/>`)}
  <g transform="rotate(12 720 300)"><rect x="704" y="230" width="32" height="170" rx="8" fill="#b98f56"/><rect x="700" y="190" width="40" height="50" fill="#c7ccc9"/><path d="M700 190q20-90 40 0z" fill="#1d1512"/></g>
  <g transform="rotate(-10 820 320)"><rect x="800" y="290" width="44" height="130" rx="8" fill="${p.dark}"/><path d="M806 290v-60l32-24v84z" fill="#c4453d"/></g>`

const PEOPLE_SCENES = {
  Barber: barber,
  Tutoring: tutoring,
  'Makeup and Beauty': beauty,
}

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

/** As the app makes it for lists. */
export async function drawThumbnail(picture: Blob): Promise<Blob> {
  const image = sharp(Buffer.from(await picture.arrayBuffer())).resize(240, 240, { fit: 'inside' })
  return toBlob(await image.webp({ quality: 40 }).toBuffer())
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
