import { Fragment } from 'react'

/** Up to a dot or an underscore, or to a capital: how a reader divides a code such as `payments.refundPayment`. */
const PARTS = /[A-Z]?[^._A-Z]*[._]|[A-Z]?[^._A-Z]+|[A-Z]/g

/** A code of the API, which a narrow column divides between its words. */
export const CodeText = ({ code }: { code: string }) => (
  <code className="admin-hash soft">
    {code.match(PARTS)?.map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one code never move
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </code>
)
