import { repeat, shadow, type Scene } from './illustration.ts'

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

export const PEOPLE_SCENES = {
  Barber: barber,
  Tutoring: tutoring,
  'Makeup and Beauty': beauty,
}
