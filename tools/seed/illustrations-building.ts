import { repeat, shadow, type Scene } from './illustration.ts'

const electrician: Scene = (p, roll) => `
  <rect x="300" y="90" width="300" height="330" rx="10" fill="#000" opacity=".3" filter="url(#soft)"/>
  <rect x="290" y="80" width="300" height="320" rx="12" fill="#e9ebe8"/><rect x="306" y="96" width="268" height="288" rx="6" fill="#f7f8f6"/>
  <rect x="330" y="116" width="220" height="64" rx="6" fill="#26312d"/>
  <text x="440" y="162" font-family="Roboto" font-size="42" fill="#8ff0b4" text-anchor="middle">${10_000 + roll(80_000)}</text>
  ${repeat(6, (i) => `<rect x="${330 + i * 37}" y="206" width="30" height="84" rx="4" fill="#cfd5d0"/><rect x="${336 + i * 37}" y="${i === roll(6) ? 250 : 216}" width="18" height="30" rx="3" fill="${i % 2 ? p.main : p.second}"/>`)}
  <path d="M350 400c-10 70-90 60-120 120M400 400c0 60-30 90-60 110M450 400c20 60 120 50 160 112M510 400c10 40 90 40 150 20" stroke-width="12" fill="none" stroke="#b3261e" stroke-linecap="round"/>
  <path d="M380 400c-10 60-70 60-90 110M480 400c10 50 60 70 70 110" stroke-width="12" fill="none" stroke="#27509b" stroke-linecap="round"/>
  ${shadow(720, 560, 120)}<rect x="640" y="470" width="170" height="86" rx="10" fill="${p.second}"/><rect x="690" y="446" width="70" height="30" rx="12" fill="none" stroke="${p.dark}" stroke-width="12"/>
  <path d="M610 440l120-120 18 18-120 120z" fill="${p.main}"/><path d="M728 320l46-46 18 18-46 46z" fill="#c7ccc9"/>`

const painter: Scene = (p, roll) => `
  <rect x="0" y="0" width="${430 + roll(140)}" height="500" fill="${p.main}"/>
  <path d="M${430 + roll(60)} 0h70v470l-30 26-40-20z" fill="${p.main}"/>
  <path d="M560 500V150m170 350V150M560 240h170M560 330h170M560 420h170" stroke="#d5b17b" stroke-width="16"/><path d="M560 150l-30 350M730 150l30 350" stroke="#b98f56" stroke-width="12"/>
  ${shadow(260, 566, 130)}<path d="M180 440h160l-14 124h-132z" fill="#dfe3e0"/><ellipse cx="260" cy="440" rx="80" ry="20" fill="${p.second}"/><path d="M180 440q80-90 160 0" fill="none" stroke="#8b8f8c" stroke-width="6"/>
  <path d="M196 452q10 60 30 20 6 70 30 6" fill="${p.second}"/>
  <rect x="430" y="200" width="150" height="56" rx="14" fill="${p.second}" transform="rotate(-16 505 228)"/><path d="M520 240l20 44 60-18 30 96" fill="none" stroke="#6c7370" stroke-width="12"/><rect x="612" y="350" width="30" height="96" rx="12" fill="${p.dark}" transform="rotate(-14 627 398)"/>`

const plumbing: Scene = (p, roll) => `
  <path d="M120 0v230h300v-60" fill="none" stroke="#9aa6a3" stroke-width="44"/><path d="M108 0v242h312" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="8"/>
  <rect x="88" y="200" width="64" height="60" rx="8" fill="#7d8986"/><rect x="390" y="196" width="60" height="68" rx="8" fill="#7d8986"/>
  <path d="M420 150h220q70 0 70 70v60" fill="none" stroke="#c3ccc9" stroke-width="40" stroke-linecap="round"/>
  <rect x="520" y="90" width="120" height="22" rx="11" fill="${p.main}"/><rect x="570" y="96" width="22" height="60" fill="#aeb8b5"/>
  ${repeat(5, (i) => `<path d="M${708 + (i % 2) * 8} ${310 + i * 36}q-12 20 0 28 12-8 0-28z" fill="#4d9fd6" opacity="${0.9 - i * 0.1}"/>`)}
  ${shadow(710, 548, 150)}<path d="M580 500h260l-30 60H610z" fill="#e8eceb"/><ellipse cx="710" cy="500" rx="130" ry="18" fill="#7db9dd"/>
  ${shadow(300, 560, 150)}<path d="M160 540l230-60 14 34-230 60z" fill="${p.second}"/><path d="M390 470q60-26 74 20l-40-4-8 26 34 20q-50 22-74-26z" fill="#6c7673"/>
  <circle cx="${250 + roll(30)}" cy="420" r="26" fill="none" stroke="#aeb8b5" stroke-width="14"/>`

const welding: Scene = (p, roll) => `
  <rect width="960" height="640" fill="#10140f" opacity=".72"/>
  ${repeat(7, (i) => `<rect x="${150 + i * 96}" y="90" width="18" height="420" fill="#59615d"/>`)}
  <rect x="130" y="80" width="640" height="24" fill="#6d7672"/><rect x="130" y="290" width="640" height="20" fill="#6d7672"/><rect x="130" y="496" width="640" height="24" fill="#6d7672"/>
  <circle cx="546" cy="300" r="150" fill="${p.second}" opacity=".35" filter="url(#soft)"/><circle cx="546" cy="300" r="60" fill="#fff3c9" filter="url(#soft)"/><circle cx="546" cy="300" r="16" fill="#fff"/>
  ${repeat(26, (i) => {
    const a = (i * 137 + roll(9)) % 360
    const r = 60 + ((i * 53) % 170)
    const x = 546 + r * Math.cos(a / 57.3)
    const y = 300 + Math.abs(r * Math.sin(a / 57.3)) * 1.1
    return `<path d="M546 300L${x.toFixed(0)} ${y.toFixed(0)}" stroke="#ffd36b" stroke-width="2" opacity=".55"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="4" fill="#ffe9a8"/>`
  })}
  <path d="M556 292l140-96 26 34-150 84z" fill="#b9c1bd"/><path d="M690 190l120-70 30 44-116 76z" fill="${p.main}"/>`

const vulcanizer: Scene = (p, roll) => `
  ${shadow(380, 566, 260)}
  <circle cx="380" cy="350" r="210" fill="#1f2221"/><circle cx="380" cy="350" r="196" fill="none" stroke="#343938" stroke-width="10"/>
  ${repeat(36, (i) => `<rect x="372" y="138" width="16" height="30" rx="3" fill="#121413" transform="rotate(${i * 10 + roll(3)} 380 350)"/>`)}
  <circle cx="380" cy="350" r="124" fill="#c9cfcc"/><circle cx="380" cy="350" r="104" fill="#9aa3a0"/>
  ${repeat(8, (i) => `<ellipse cx="380" cy="276" rx="16" ry="24" fill="#5d6663" transform="rotate(${i * 45} 380 350)"/>`)}
  <circle cx="380" cy="350" r="34" fill="#e6eae8"/>
  ${shadow(730, 560, 120)}<rect x="650" y="400" width="170" height="150" rx="22" fill="${p.main}"/><circle cx="735" cy="392" r="44" fill="#f4f5f3"/><path d="M735 392l22-24" stroke="#b3261e" stroke-width="7" stroke-linecap="round"/>
  <path d="M650 470c-60 10-60 70-120 40" stroke="${p.second}" stroke-width="14" fill="none"/>`

const cleaning: Scene = (p, roll) => `
  <rect x="520" y="60" width="320" height="300" fill="#cfe6f2"/><path d="M520 60h320v300H520zM680 60v300M520 210h320" fill="none" stroke="#fff" stroke-width="16"/>
  <path d="M540 330L760 80" stroke="#fff" stroke-width="30" opacity=".35"/>
  ${shadow(300, 566, 150)}<path d="M200 400h200l-20 164H220z" fill="${p.main}"/><ellipse cx="300" cy="400" rx="100" ry="22" fill="#dff1f7"/><path d="M200 400q100-120 200 0" fill="none" stroke="#5d6663" stroke-width="8"/>
  ${repeat(9, (i) => `<circle cx="${220 + ((i * 37 + roll(20)) % 160)}" cy="${390 - ((i * 29) % 60)}" r="${10 + ((i * 7) % 16)}" fill="#fff" opacity=".8"/>`)}
  <path d="M430 100l60 400" stroke="#b98f56" stroke-width="14" stroke-linecap="round"/><path d="M440 480h110l30 84H420z" fill="${p.second}"/>${repeat(7, (i) => `<path d="M${432 + i * 22} 566l6-70" stroke="${p.dark}" stroke-opacity=".35" stroke-width="4"/>`)}
  ${shadow(700, 566, 60)}<path d="M670 440h60v120h-60z" fill="#f4f5f3"/><path d="M680 440v-30h40l20-16v-14h-60v60" fill="${p.main}"/>`

export const BUILDING_SCENES = {
  Electrician: electrician,
  Painter: painter,
  Plumbing: plumbing,
  Welding: welding,
  Vulcanizer: vulcanizer,
  Cleaning: cleaning,
}
