import type { Plugin } from 'vite'
import { ICON_PATHS } from '#pwa/ui/display/icon-paths.ts'
import { LOGO_SHAPES } from '#pwa/ui/display/logo-shapes.ts'

const symbols = Object.entries(ICON_PATHS).map(
  ([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
)

/** Adds all icon shapes to each document once, for `<use>`: they render without a script and are not parsed as one. */
export const iconSprite: Plugin = {
  name: 'onise:icon-sprite',
  transformIndexHtml: () => [
    {
      tag: 'svg',
      injectTo: 'body',
      attrs: { class: 'icon-sprite', 'aria-hidden': 'true' },
      children: symbols.concat(LOGO_SHAPES).join(''),
    },
  ],
}
