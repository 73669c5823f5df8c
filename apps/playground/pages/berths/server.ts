import { bip122 } from '@foyer/siwx/bip122'
import { cosmos } from '@foyer/siwx/cosmos'
import { eip155 } from '@foyer/siwx/eip155'
import { polkadot } from '@foyer/siwx/polkadot'
import { createHandler, createMemoryStorage, createSignIn } from '@foyer/siwx/server'
import { solana } from '@foyer/siwx/solana'

/** The server of the page: who has signed in, and the berths that it guards. */
export function createBerths(origin: string, chains: readonly string[]) {
  const signIn = createSignIn({
    origins: [origin],
    chains,
    verifiers: { eip155: eip155(), solana: solana(), bip122: bip122(), polkadot: polkadot(), cosmos: cosmos() },
    storage: createMemoryStorage(),
  })
  const { handle, sessions } = createHandler(signIn)
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/berths') return handle(request)
    const known = await sessions(request)
    if (!known.length) return new Response('Sign in to see your berths', { status: 401 })
    return new Response(`Berth 7, from tonight, for ${known.map(({ account }) => account).join(' and ')}`)
  }
}
