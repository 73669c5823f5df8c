import { describeError } from '@foyer/core/actions'
import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'

interface OutcomeProps {
  readonly isPending: boolean
  /** Text while pending. */
  readonly pending: string
  readonly error?: unknown
  /** Result of the action; without it nothing is shown. */
  readonly children?: ReactNode
}

/** Announces an action's outcome as it changes. */
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

export function SuccessLine({ children }: { readonly children: ReactNode }) {
  return (
    <p data-ok>
      <Check size={16} strokeWidth={2} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

export function ErrorLine({ children }: { readonly children: ReactNode }) {
  return (
    <p data-bad>
      <CircleAlert size={16} strokeWidth={2} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
