import { SquareArrowOutUpRight } from 'lucide-react'
import { CopyButton } from '../parts/CopyButton'
import { formatClock } from '../parts/formatClock'
import { Bad } from '../parts/Outcome'
import { useMails } from './useMails'

/** What the secure site has sent, whoever to, the newest first. */
export function MailboxTab({ url }: { readonly url: string }) {
  const { mails, isAway } = useMails(url)
  return (
    <div className="device">
      <div className="note">
        <p>Sign in with any address: its mail comes here.</p>
        <a className="icon-button" href={url} target="_blank" rel="noreferrer" aria-label="Mailbox in a new tab">
          <SquareArrowOutUpRight size={14} strokeWidth={2.1} aria-hidden />
        </a>
      </div>
      <div className="outcome" role="status">
        {isAway && <Bad>The mailbox does not answer.</Bad>}
      </div>
      {mails.length === 0 && !isAway && <p className="empty">No mail yet.</p>}
      <ul className="mails">
        {mails.map(({ id, to, subject, code, link, receivedAt }) => (
          <li key={id}>
            <p>
              <b>{subject}</b>
              <time dateTime={new Date(receivedAt).toISOString()}>{formatClock(new Date(receivedAt))}</time>
            </p>
            <p className="quiet">{to}</p>
            {code && (
              <p className="mail-code">
                <output>{code}</output>
                <CopyButton text={code} what="code" label="Copy" />
              </p>
            )}
            {link && (
              <a className="button button-small" href={link} target="_blank" rel="noreferrer">
                Open the link
                <span className="hidden"> in a new tab</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
