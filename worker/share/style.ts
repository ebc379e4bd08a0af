import { createHash } from 'node:crypto'

/** The colours of pwa/ui/theme/theme.css. One inline style: a second request would cost a round trip. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#faf7f0;--card:#fffefb;--ink:#17251d;--soft:#566259;--line:#e5dfd1;--green:#0a6540;--fill:#0b6b43;--on:#fff;--wash:#e5f1e9;--deep:#07402a}
@media(prefers-color-scheme:dark){:root{--paper:#101612;--card:#19221d;--ink:#eef3ec;--soft:#a5b3a9;--line:#2a352e;--green:#5fcb97;--fill:#3bb57e;--on:#04170d;--wash:#163022;--deep:#0d3a27}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:400 1rem/1.5 Roboto,system-ui,'Segoe UI','Helvetica Neue',Arial,sans-serif;overflow-wrap:anywhere}
a{color:var(--green)}
a:focus-visible{outline:3px solid currentColor;outline-offset:2px}
img{display:block}
.test{padding:4px 12px;text-align:center;font-size:.875rem;font-weight:700;color:#8a5300;background:#fff0d0}
.band{background:var(--deep);color:#fff;padding-bottom:72px;border-bottom:4px solid #f2b544}
.mark{display:inline-flex;align-items:center;gap:10px;min-height:64px;font-weight:700;font-size:1.25rem;color:#fff;text-decoration:none}
.top,main,footer{width:100%;max-width:42rem;margin:0 auto}
.top{padding:0 16px}
main{flex:1;margin-top:-56px;padding:0 16px 40px}
.card{background:var(--card);border-radius:24px;padding:24px;box-shadow:0 0 0 1px var(--line),0 24px 48px -24px rgb(20 30 24/.4)}
.head{display:flex;gap:16px;align-items:flex-start}
.head>div{flex:1;min-width:0}
.works{display:flex;flex-wrap:wrap;gap:8px}
.thumb{flex:none;width:96px;height:96px;border-radius:16px;object-fit:cover;background:var(--wash)}
.round,.letters{border-radius:50%}
.letters{display:grid;place-items:center;flex:none;width:96px;height:96px;background:var(--wash);color:var(--green);font-size:2rem;font-weight:700;text-transform:uppercase}
.kind{color:var(--green);font-weight:700;font-size:.875rem}
h1{font-size:1.625rem;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
h2{margin-top:28px;font-size:1.125rem}
.price{margin-top:16px;font-size:2rem;font-weight:800;letter-spacing:-.02em;line-height:1.2}
dl{display:flex;flex-wrap:wrap;gap:12px 28px;margin-top:16px}
dt{color:var(--soft);font-size:.875rem}
dd{margin:0;font-weight:600}
.text{margin-top:8px;white-space:pre-line}
ul{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px;padding:0;list-style:none}
li{padding:6px 14px;border-radius:999px;background:var(--wash);font-size:.875rem;font-weight:600}
.who{margin-top:20px;padding-top:16px;border-top:1px solid var(--line)}
.name{font-weight:700;text-transform:uppercase}
.soft{color:var(--soft)}
.go{display:block;margin-top:28px;padding:13px 20px;border:1px solid transparent;border-radius:14px;background:var(--fill);color:var(--on);font-weight:700;text-align:center;text-decoration:none}
.note{margin-top:12px;text-align:center;font-size:.875rem;color:var(--soft)}
footer{padding:24px 16px 40px;text-align:center;font-size:.875rem;color:var(--soft)}
footer p{margin:0}
footer p a{display:inline-block;padding:12px 6px}
.kind a{color:inherit}
.links a{display:block;padding:12px 14px;color:inherit}
.links li{padding:0}
.links a[aria-current]{border-radius:999px;background:var(--fill);color:var(--on);text-decoration:none}
.todos{margin:20px 0 0;padding:0;list-style:none}
.todos li{padding:12px 0;border-top:1px solid var(--line);border-radius:0;background:none;font-size:1rem;font-weight:400}
.todos a{display:block;padding:4px 0;font-size:1.125rem;font-weight:700}
.pages{display:flex;flex-wrap:wrap;gap:8px 24px}
.pages a{padding:12px 0;font-weight:700}
.points{display:block;margin-top:8px;padding-left:20px;list-style:disc}
.points li{padding:4px 0;border-radius:0;background:none;font-size:1rem;font-weight:400}
.draft{margin-top:16px;padding:12px 16px;border-radius:14px;background:var(--wash);font-weight:600}
table{width:100%;margin-top:12px;border-collapse:collapse}
th,td{padding:8px 8px 8px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400;width:50%}
thead th{color:var(--soft);font-size:.875rem}
@media(min-width:40rem){.card{padding:40px}h1{font-size:2rem}}
`.replaceAll('\n', '')

/** For the content security policy of these pages. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
