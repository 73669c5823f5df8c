import Link from 'next/link'
import { readAccounts } from '../../lib/signIn'

/** Shows what only the server knows, to users who are signed in. */
export default async function Berths() {
  const accounts = await readAccounts()
  return (
    <>
      <header>
        <h1>Your berths</h1>
      </header>
      <section className="card" aria-label="Berths">
        {accounts.length === 0 && <p>Sign in first.</p>}
        {accounts.map((account) => (
          <p key={account}>Berth 7, from tonight, for {account}</p>
        ))}
      </section>
      <p>
        <Link href="/">Back</Link>
      </p>
    </>
  )
}
