import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import { isAmount, plottedValue, type Day, type Figure } from './figures.ts'
import 'uplot/dist/uPlot.min.css'
import './admin-figures.css'

const DAY_S = 86_400
/** With `admin-chart-line` of the style sheet: colour is not the only difference. */
const LINES = [
  { token: '--green', dash: [] },
  { token: '--amber', dash: [8, 4] },
  { token: '--blue', dash: [2, 4] },
]
const COUNT_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

const dayName = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const short = new Intl.NumberFormat('en-NG', { notation: 'compact' })

const tokenOf = (element: Element, token: string) =>
  getComputedStyle(element).getPropertyValue(token).trim()

/** Noon in UTC, which is the same day everywhere in Nigeria. */
const secondsOf = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000

function optionsFor(element: HTMLElement, figures: readonly Figure[]): uPlot.Options {
  const soft = tokenOf(element, '--soft')
  const grid = { stroke: tokenOf(element, '--line'), width: 1 }
  const areAmounts = figures.every(isAmount)
  const axis = {
    stroke: soft,
    grid,
    ticks: { show: false },
    font: `12px ${tokenOf(element, '--sans')}`,
  }
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    cursor: { show: false },
    legend: { show: false },
    scales: {
      x: { time: false },
      y: { range: (_chart, _min, max) => [0, Math.max(max, 1) * 1.1] },
    },
    axes: [
      {
        ...axis,
        size: 28,
        space: 70,
        incrs: [1, 2, 7, 14, 28].map((days) => days * DAY_S),
        values: (_chart, splits) => splits.map((at) => dayName.format(at * 1000)),
      },
      {
        ...axis,
        size: 60,
        ...(!areAmounts && { incrs: COUNT_STEPS }),
        values: (_chart, splits) =>
          splits.map((value) => (areAmounts ? '₦' : '') + short.format(value)),
      },
    ],
    series: [
      {},
      ...figures.map((_figure, index) => {
        const { token, dash } = LINES[index % LINES.length] ?? { token: '--ink', dash: [] }
        return { stroke: tokenOf(element, token), width: 2, dash, points: { show: false } }
      }),
    ],
  }
}

const dataOf = (days: readonly Day[], figures: readonly Figure[]): uPlot.AlignedData => [
  days.map(({ day }) => secondsOf(day)),
  ...figures.map((figure) => days.map((day) => plottedValue(day, figure))),
]

/** The lines alone: their legend, totals and numbers are text beside them. */
export function Chart({ days, figures }: { days: readonly Day[]; figures: readonly Figure[] }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    // Without a layout, as in jsdom, there is nothing to draw on.
    if (!element || element.clientWidth === 0) return
    const chart = new uPlot(optionsFor(element, figures), dataOf(days, figures), element)
    const resize = () => chart.setSize({ width: element.clientWidth, height: element.clientHeight })
    window.addEventListener('resize', resize)
    return () => {
      window.removeEventListener('resize', resize)
      chart.destroy()
    }
  }, [days, figures])
  return <div ref={ref} className="admin-chart" aria-hidden="true" />
}
