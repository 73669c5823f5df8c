import { ChevronDown, Mail as MailIcon } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '../parts/CopyButton'
import { formatClock } from '../parts/formatClock'
import { toParagraphs } from './toParagraphs'
import type { Mail } from './useMails'

interface MailItemProps {
  readonly mail: Mail
  readonly isNewest: boolean
}

/** Shows a mail as a mail app does: a row that opens the letter, with its code or link to press. */
export function MailItem({ mail, isNewest }: MailItemProps) {
  const { to, subject, code, link, receivedAt } = mail
  const time = new Date(receivedAt)
  // Only at first, as the user may be reading when the next mail arrives.
  const [isOpen] = useState(isNewest)
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <span className="mail-sender" aria-hidden>
            <MailIcon size={16} strokeWidth={2} />
          </span>
          <span className="mail-head">
            <b>{subject}</b>
            <span className="quiet">To {to}</span>
          </span>
          <time dateTime={time.toISOString()}>{formatClock(time)}</time>
          <ChevronDown className="chevron" size={14} strokeWidth={2.1} aria-hidden />
        </summary>
        <div className="letter">
          {code && (
            <p className="mail-code">
              <output>{code}</output>
              <CopyButton text={code} what="code" label="Copy" />
            </p>
          )}
          {toParagraphs(mail).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes, and may repeat a paragraph
            <p key={index}>{text}</p>
          ))}
          {link && (
            <a className="button button-main" href={link} target="_blank" rel="noreferrer">
              Open the link
              <span className="hidden"> in a new tab</span>
            </a>
          )}
        </div>
      </details>
    </li>
  )
}
