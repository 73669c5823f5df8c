import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

interface CopyButtonProps {
  readonly text: string
  /** What is copied, e.g. "code". */
  readonly what: string
  /** Also shown as text. */
  readonly label?: string
}

/** The mark turns to a tick for a moment, as in the modal. Milliseconds. */
const SHOWN = 1500

export function CopyButton({ text, what, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN)
    return () => clearTimeout(timer)
  }, [copied])
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      className={label ? 'button button-small' : 'icon-button'}
      data-copied={copied || undefined}
      aria-label={copied ? 'Copied' : label ? `${label}: copy ${what}` : `Copy ${what}`}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => undefined,
        )
      }
    >
      <Icon size={14} strokeWidth={2.1} aria-hidden />
      {label && <span>{copied ? 'Copied' : label}</span>}
    </button>
  )
}
