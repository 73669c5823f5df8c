import { signIn, signOut } from '@foyer/core/actions'
import { useAccount } from '@foyer/react-ui'
import { useEffect, useState } from 'react'
import { Buttons } from '../lib/Buttons'

/** What the server shows to who has signed in. */
export function Berths() {
  const { status, sessionStatus, caipAddress } = useAccount()
  const [berths, setBerths] = useState('')
  const modal = globalThis.__modal

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server answers anew when somebody has signed in or out
  useEffect(() => {
    const asking = new AbortController()
    let later: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const response = await fetch('/berths', { signal: asking.signal })
      setBerths(await response.text())
      // Whoever has just left is signed out at the server a moment later.
      if (response.ok && !caipAddress) later = setTimeout(askQuietly, 300)
    }
    const askQuietly = () => void ask().catch(() => undefined)
    askQuietly()
    return () => {
      clearTimeout(later)
      asking.abort()
    }
  }, [sessionStatus, caipAddress])

  return (
    <>
      <Buttons />
      <p>
        Session: <output data-testid="session">{sessionStatus ?? 'none'}</output>
      </p>
      {modal && status === 'connected' && (
        <div className="buttons">
          {sessionStatus === 'unauthenticated' && (
            <button type="button" className="plain" onClick={() => signIn(modal).catch(() => undefined)}>
              Sign in
            </button>
          )}
          {sessionStatus === 'authenticated' && (
            <button type="button" className="plain" onClick={() => signOut(modal).catch(() => undefined)}>
              Sign out
            </button>
          )}
        </div>
      )}
      <section className="card" aria-label="Berths">
        <p data-testid="berths">{berths}</p>
      </section>
    </>
  )
}
