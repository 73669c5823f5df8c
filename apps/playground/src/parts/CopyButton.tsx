import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

interface CopyButtonProps {
  readonly text: string
  /** Name of the copied text, e.g. "code". */
  readonly what: string
  readonly label?: string
}

// Milliseconds for which the icon is a check mark, as in the modal.
const TICK_DURATION_MS = 1500

export function CopyButton({ text, what: name, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), TICK_DURATION_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      className={label ? 'button button-small' : 'icon-button'}
      data-copied={copied || undefined}
      aria-label={copied ? 'Copied' : label ? `${label}: copy ${name}` : `Copy ${name}`}
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
