import { describeError } from '@foyer/core/actions'
import { ConnectButton, useSession, useSignOut } from '@foyer/react-ui'
import { createAuthClient } from 'better-auth/react'
import { useEffect, useState } from 'react'

const auth = createAuthClient()

export function App() {
  const { status } = useSession()
  const { signOut, error, isPending } = useSignOut()
  const { data, refetch } = auth.useSession()
  const [berths, setBerths] = useState('')

  // The modal signs in and out without better-auth's client, so the client reads the session after both.
  useEffect(() => {
    if (status !== 'loading') refetch()
  }, [status, refetch])

  return (
    <main>
      <header>
        <h1>Foyer with better-auth</h1>
        <p>Sign in with a wallet, and get a user and a session of better-auth.</p>
      </header>
      <section className="card" aria-label="Session">
        <div className="buttons">
          <ConnectButton />
        </div>
        <dl>
          <dt>User</dt>
          <dd>{data ? data.user.name : 'Nobody is signed in'}</dd>
          <dt>Session</dt>
          <dd>{data && `until ${data.session.expiresAt.toLocaleString()}`}</dd>
        </dl>
        <div className="buttons">
          <button
            className="plain"
            type="button"
            disabled={!data}
            onClick={async () => setBerths(await (await fetch('/api/berths')).text())}
          >
            Read your berths
          </button>
          <button className="plain" type="button" disabled={!data || isPending} onClick={() => signOut()}>
            Sign out
          </button>
        </div>
        <output>{error ? describeError(error) : data && berths}</output>
      </section>
    </main>
  )
}
