import { messages } from './messages.ts'
import './help.css'

const Question = ({ question, answer }: { question: string; answer: string }) => (
  <details className="help-question">
    <summary>{question}</summary>
    <p>{answer}</p>
  </details>
)

/** The native disclosure works without a network, by the keyboard and by a screen reader. */
export const Questions = () => (
  <section className="stack stack-tight" aria-labelledby="help-money">
    <h2 id="help-money">{messages.money}</h2>
    {messages.questions.map((each) => (
      <Question key={each.question} {...each} />
    ))}
    <Question question={messages.verified} answer={messages.verifiedText} />
  </section>
)
