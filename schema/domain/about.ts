/** The counters of the About page, in their order there. */
export const ABOUT_FIGURES = ['services', 'vendors', 'customers', 'jobs'] as const
export type AboutFigures = Record<(typeof ABOUT_FIGURES)[number], number>

/** Until an administrator changes them (docs/rules.md#claims-on-the-about-page-can-be-edited). */
export const DEFAULT_FIGURES: AboutFigures = {
  services: 1500,
  vendors: 500,
  customers: 10_000,
  jobs: 2500,
}
export const FIGURE_MAX = 999_999_999

/** "10,000+". Equal to Intl's en-NG format, whose first use costs a cheap phone 50 ms. */
export const formatFigure = (value: number): string =>
  `${String(value).replace(/\B(?=(\d{3})+$)/g, ',')}+`

const FIGURE_ELEMENT = /(data-figure="(\w+)" data-value=")\d+(">)[^<]*/g

/** The HTML of the About page with other figures than those it was rendered with. */
export const replaceFigures = (html: string, figures: AboutFigures): string =>
  html.replace(FIGURE_ELEMENT, (element, start: string, figure: string, end: string) => {
    const name = ABOUT_FIGURES.find((each) => each === figure)
    return name ? `${start}${figures[name]}${end}${formatFigure(figures[name])}` : element
  })
