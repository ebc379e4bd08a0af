import { Section } from '#pwa/features/admin/page/section.tsx'
import { Chart } from './chart.tsx'
import { totalText, type Day, type Figure } from './figures.ts'
import { messages } from './messages.ts'

type Panel = { title: string; figures: readonly Figure[] }

/** Figures that are compared share a chart. */
const PANELS: readonly Panel[] = [
  { title: messages.charts.work, figures: ['tasks', 'awards'] },
  { title: messages.charts.money, figures: ['held', 'released', 'paidOut'] },
  { title: messages.charts.people, figures: ['signUps'] },
  { title: messages.charts.disputes, figures: ['disputes'] },
]

/** The legend, with the total of the period, which screen readers get instead of the drawing. */
function Totals({ days, figures }: { days: readonly Day[]; figures: readonly Figure[] }) {
  return (
    <dl className="admin-chart-series">
      {figures.map((figure, index) => (
        <div key={figure}>
          <dt>
            <span className="admin-chart-line" data-series={index} />
            {messages.series[figure]}
          </dt>
          <dd>{totalText(days, figure)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One chart for each kind of figure, with the totals of the days shown. */
export function Charts({ days }: { days: readonly Day[] }) {
  return (
    <div className="admin-charts">
      {PANELS.map(({ title, figures }) => (
        <Section key={title} title={title}>
          <Totals days={days} figures={figures} />
          <Chart days={days} figures={figures} />
        </Section>
      ))}
    </div>
  )
}
