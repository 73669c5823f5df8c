import { bip122 } from '@foyer/siwx/bip122'
import { cosmos } from '@foyer/siwx/cosmos'
import { eip155 } from '@foyer/siwx/eip155'
import { polkadot } from '@foyer/siwx/polkadot'
import { createHandler, createMemoryStorage, createSignIn } from '@foyer/siwx/server'
import { solana } from '@foyer/siwx/solana'
import { createPublicClient, http } from 'viem'

/** Creates the page's server: sign-in, and data (an account's berths) for signed-in accounts only. */
export function createBerthsServer(origin: string, rpcUrls: Readonly<Record<string, string>>) {
  // Contract accounts are verified on their chain.
  const evm = Object.entries(rpcUrls).filter(([id]) => id.startsWith('eip155:'))
  const clients = Object.fromEntries(evm.map(([id, url]) => [id, createPublicClient({ transport: http(url) })]))
  const signIn = createSignIn({
    origins: [origin],
    chains: Object.keys(rpcUrls),
    verifiers: {
      eip155: eip155({ clients }),
      solana: solana(),
      bip122: bip122(),
      polkadot: polkadot(),
      cosmos: cosmos(),
    },
    storage: createMemoryStorage(),
  })
  const { handle, sessions } = createHandler(signIn)
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/berths') return handle(request)
    // A browser may have signed in with several accounts: the data belongs to the requested one.
    const session = (await sessions(request)).find(({ account }) => account === searchParams.get('account'))
    if (!session) return new Response('Sign in to see your berths', { status: 401 })
    return new Response(`Berth 7, from tonight, for ${session.account}`)
  }
}
