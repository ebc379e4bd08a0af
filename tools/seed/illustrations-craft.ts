import { repeat, shadow, type Scene } from './illustration.ts'

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

export const CRAFT_SCENES = {
  Furniture: furniture,
  Baker: baker,
  Fashion: fashion,
  Photograph: photograph,
}
