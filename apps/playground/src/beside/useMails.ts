import { useEffect, useState } from 'react'

/** Describes a mail of the sandbox's mailbox. */
export interface Mail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  readonly code?: string
  readonly link?: string
}

// Milliseconds between polls, as a mailbox has no events.
const POLL_INTERVAL_MS = 1000

/** Returns the mails of a mailbox, newest first. */
export function useMails(url: string): { readonly mails: readonly Mail[]; readonly isAway: boolean } {
  const [mails, setMails] = useState<readonly Mail[]>([])
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    const look = async () => {
      try {
        const answer = await fetch(`${url}.json`, { signal: over.signal })
        const result = (await answer.json()) as readonly Mail[]
        setMails([...result].reverse())
        setAway(false)
      } catch {
        if (!over.signal.aborted) setAway(true)
      }
    }
    void look()
    const timer = setInterval(look, POLL_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      over.abort()
    }
  }, [url])
  return { mails, isAway }
}
