import { describeError } from '@foyer/core/actions'
import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'

interface OutcomeProps {
  readonly isPending: boolean
  /** What is being waited for. */
  readonly pending: string
  readonly error?: unknown
  /** What came of it; nothing shows without. */
  readonly children?: ReactNode
}

/** How an action ended, said aloud as it changes. */
export function Outcome({ isPending, pending, error, children }: OutcomeProps) {
  return (
    <div className="outcome" role="status">
      {isPending ? (
        <p>
          <LoaderCircle className="spin" size={16} strokeWidth={2} aria-hidden />
          {pending}
        </p>
      ) : error ? (
        <p data-bad>
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          {describeError(error)}
        </p>
      ) : (
        children
      )}
    </div>
  )
}

/** One line of a good outcome, with its mark. */
export function Good({ children }: { readonly children: ReactNode }) {
  return (
    <p data-ok>
      <Check size={16} strokeWidth={2} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

/** One line of a bad one. */
export function Bad({ children }: { readonly children: ReactNode }) {
  return (
    <p data-bad>
      <CircleAlert size={16} strokeWidth={2} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
