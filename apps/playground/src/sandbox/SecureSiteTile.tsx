import { Mail, ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import { createSecureSiteFaultSwitch, type SecureSiteFault } from './createSecureSiteFaultSwitch'
import { FaultTile } from './FaultTile'
import { LinkTile } from './LinkTile'

const choices: readonly (readonly [SecureSiteFault, string])[] = [
  ['gone', 'Not at all'],
  ['silent', 'Its frame loads, then it is gone'],
  ['slow', 'Slowly, after 3 seconds'],
  ['failing', 'Server error (500)'],
]

export function SecureSiteTile({ url }: { readonly url: string }) {
  const faults = useMemo(() => createSecureSiteFaultSwitch(url), [url])
  return (
    <FaultTile
      icon={ShieldCheck}
      title="Secure site"
      label="Responses to its frame"
      choices={choices}
      faults={faults}
      unreached="The secure site does not answer."
    />
  )
}

/** Shows the mailbox, which receives codes for any address. */
export function MailTile({ url }: { readonly url: string }) {
  return (
    <LinkTile
      icon={Mail}
      title="Mailbox"
      text="Sign in with any address. The code is in this mailbox."
      open="Open the mailbox"
      url={url}
      tab="mailbox"
    />
  )
}
