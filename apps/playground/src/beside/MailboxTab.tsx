import { SquareArrowOutUpRight } from 'lucide-react'
import { ErrorLine } from '../parts/Outcome'
import { MailItem } from './MailItem'
import { useMails } from './useMails'

/** Lists the secure site's mails to all addresses, newest first and open. */
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
        {isAway && <ErrorLine>The mailbox does not answer.</ErrorLine>}
      </div>
      {mails.length === 0 && !isAway && <EmptyMailbox />}
      {mails.length > 0 && (
        <ul className="mails">
          {mails.map((mail, index) => (
            // A mail to several addresses is listed for each, with the same id.
            <MailItem key={`${mail.id} ${mail.to}`} mail={mail} isNewest={index === 0} />
          ))}
        </ul>
      )}
    </div>
  )
}

function EmptyMailbox() {
  return (
    <div className="mails-empty">
      <svg viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
        <rect x="10" y="14" width="100" height="64" rx="12" />
        <path d="m16 24 36 28a13 13 0 0 0 16 0l36-28" />
      </svg>
      <p>No mail yet.</p>
      <p className="quiet">Choose an email address in the modal, and its code arrives here.</p>
    </div>
  )
}
