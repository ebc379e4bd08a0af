/** The counters of the About page, in their order there. */
export type AboutFigures = Record<'services' | 'vendors' | 'customers' | 'jobs', number>

/** Until an administrator changes them (docs/rules.md#claims-on-the-about-page-can-be-edited). */
export const DEFAULT_FIGURES: AboutFigures = {
  services: 1500,
  vendors: 500,
  customers: 10_000,
  jobs: 2500,
}
export const FIGURE_MAX = 999_999_999
