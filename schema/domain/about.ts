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
