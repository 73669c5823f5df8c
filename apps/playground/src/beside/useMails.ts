import { useEffect, useState } from 'react'

/** A mail as the mailbox of the sandbox tells of it. */
export interface Mail {
  readonly id: number
  readonly to: string
  readonly subject: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  readonly code?: string
  readonly link?: string
}

/** A mailbox tells nobody of new mail, so it is looked at. Milliseconds. */
const INTERVAL = 1000

/** The mails of a mailbox that is looked at, the newest first. */
export function useMails(url: string): { readonly mails: readonly Mail[]; readonly isAway: boolean } {
  const [mails, setMails] = useState<readonly Mail[]>([])
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    const look = async () => {
      try {
        const answer = await fetch(`${url}.json`, { signal: over.signal })
        const found = (await answer.json()) as readonly Mail[]
        setMails([...found].reverse())
        setAway(false)
      } catch {
        if (!over.signal.aborted) setAway(true)
      }
    }
    void look()
    const timer = setInterval(look, INTERVAL)
    return () => {
      clearInterval(timer)
      over.abort()
    }
  }, [url])
  return { mails, isAway }
}
