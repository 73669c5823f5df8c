import Link from 'next/link'
import { readAccounts } from '../lib/signIn'
import { Account } from './Account'

export default async function Page() {
  const accounts = await readAccounts()
  return (
    <>
      <header>
        <h1>Foyer with Next</h1>
        <p>{accounts.length > 0 ? `Signed in as ${accounts.join(', ')}` : 'Connect a wallet and sign in.'}</p>
      </header>
      <Account />
      <p>
        <Link href="/berths">Your berths</Link>, a page for signed-in users
      </p>
    </>
  )
}
