import { describeError, signIn, signOut } from '@foyer/core/actions'
import { useAccount } from '@foyer/react-ui'
import { useEffect, useState } from 'react'
import { Buttons } from '../lib/Buttons'

/** Shows the berths in the demo's harbor, which the server returns only to the signed-in account. */
export function Berths() {
  const { status, sessionStatus, caipAddress } = useAccount()
  const [berths, setBerths] = useState('')
  const [error, setError] = useState<unknown>()
  const modal = globalThis.__modal

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server answers anew when somebody has signed in or out
  useEffect(() => {
    const asking = new AbortController()
    fetchBerths(caipAddress, asking.signal).then(setBerths, () => undefined)
    return () => asking.abort()
  }, [sessionStatus, caipAddress])

  const press = async (act: typeof signIn | typeof signOut) => {
    if (!modal) return
    setError(undefined)
    try {
      await act(modal)
      // The status changes before the server knows it.
      setBerths(await fetchBerths(caipAddress))
    } catch (cause) {
      setError(cause)
    }
  }

  return (
    <>
      <Buttons />
      <p>
        Session: <output data-testid="session">{sessionStatus ?? 'none'}</output>
      </p>
      {modal && status === 'connected' && (
        <div className="buttons">
          {sessionStatus === 'unauthenticated' && (
            <button type="button" className="plain" onClick={() => press(signIn)}>
              Sign in
            </button>
          )}
          {sessionStatus === 'authenticated' && (
            <button type="button" className="plain" onClick={() => press(signOut)}>
              Sign out
            </button>
          )}
        </div>
      )}
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
      <section className="card" aria-label="Berths">
        <p data-testid="berths">{berths}</p>
      </section>
    </>
  )
}

/** Fetches the berths of an account: a browser may have signed in with several. */
async function fetchBerths(account: string | undefined, signal?: AbortSignal): Promise<string> {
  const query = account === undefined ? '' : `?${new URLSearchParams({ account })}`
  return (await fetch(`/berths${query}`, { signal: signal ?? null })).text()
}
