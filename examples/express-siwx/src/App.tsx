import { describeError } from '@foyer/core/actions'
import { ConnectButton, useAccount, useSession, useSignOut } from '@foyer/react-ui'
import { useState } from 'react'

export function App() {
  const { caipAddress = '' } = useAccount()
  const { isSignedIn } = useSession()
  const { signOut, error, isPending } = useSignOut()
  const [berths, setBerths] = useState('')

  async function readBerths() {
    // Names the account, because several accounts can be signed in with one browser.
    const response = await fetch(`/berths?${new URLSearchParams({ account: caipAddress })}`)
    setBerths(await response.text())
  }

  return (
    <main>
      <header>
        <h1>Foyer with Express</h1>
        <p>Sign in with a wallet, and read what the server shows to signed-in users alone.</p>
      </header>
      <section className="card" aria-label="Session">
        <div className="buttons">
          <ConnectButton />
        </div>
        <dl>
          <dt>Account</dt>
          <dd>{isSignedIn ? caipAddress : 'Nobody is signed in'}</dd>
        </dl>
        <div className="buttons">
          <button className="plain" type="button" disabled={!isSignedIn} onClick={readBerths}>
            Read your berths
          </button>
          <button className="plain" type="button" disabled={!isSignedIn || isPending} onClick={() => signOut()}>
            Sign out
          </button>
        </div>
        <output>{error ? describeError(error) : isSignedIn && berths}</output>
      </section>
    </main>
  )
}
