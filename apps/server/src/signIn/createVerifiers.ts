import type { VerifierOption } from '@foyer/siwx/server'

type Nodes = Readonly<Record<string, readonly string[]>>

export const createVerifiers = (nodes: Nodes): Readonly<Record<string, VerifierOption>> => ({
  eip155: () => loadEip155(nodes),
  solana: async () => (await import('@foyer/siwx/solana')).solana(),
  bip122: async () => (await import('@foyer/siwx/bip122')).bip122(),
  polkadot: async () => (await import('@foyer/siwx/polkadot')).polkadot(),
  cosmos: async () => (await import('@foyer/siwx/cosmos')).cosmos(),
})

async function loadEip155(nodes: Nodes) {
  const [{ eip155 }, { createClient, fallback, http }] = await Promise.all([
    import('@foyer/siwx/eip155'),
    import('viem'),
  ])
  const chains = Object.entries(nodes).filter(([chainId]) => chainId.startsWith('eip155:'))
  const clients = chains.map(([chainId, urls]) => [
    chainId,
    createClient({ transport: fallback(urls.map((url) => http(url))) }),
  ])
  return eip155({ clients: Object.fromEntries(clients) })
}
