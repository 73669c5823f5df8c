import { eip155 } from '@foyer/siwx/eip155'
import { createHandler, createMemoryStorage, createSignIn, type SignInStorage } from '@foyer/siwx/server'
import { headers } from 'next/headers'

const origin = process.env.APP_ORIGIN ?? 'http://localhost:3000'

// Next bundles each route separately: only `globalThis` is the same in all. With several processes, use a database.
const shared = globalThis as { signInStorage?: SignInStorage }
shared.signInStorage ??= createMemoryStorage()

const { handle, sessions } = createHandler(
  createSignIn({
    origins: [origin],
    chains: ['eip155:1', 'eip155:8453'],
    verifiers: { eip155: eip155() },
    storage: shared.signInStorage,
  }),
)

export { handle }

/** Reads the accounts that signed in with this browser, from its cookies. */
export async function readAccounts() {
  const found = await sessions(new Request(origin, { headers: await headers() }))
  return found.map(({ account }) => account)
}
