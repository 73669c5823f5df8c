import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { installSandboxWallets, loadSandbox } from '../../src/sandbox/loadSandbox'
import { show } from '../lib/show'
import { siteOptions } from '../lib/siteOptions'
import { findChains } from './chain'
import { Namespaces } from './Namespaces'

const local = await loadSandbox()
const options = siteOptions(local)
const chains = findChains()
// What the page itself sends goes to the sandbox's nodes too, whichever wallets there are.
globalThis.__SANDBOX_RPC__ = local.rpcUrls
const asked = new URLSearchParams(location.search)
if (asked.get('wallets') !== 'none') {
  // One wallet for three kinds of networks, for who wants to see it.
  if (asked.has('archway')) await installSandboxWallets(local.rpcUrls, 'archway')
  await Promise.all(chains.map(({ namespace }) => installSandboxWallets(local.rpcUrls, namespace)))
}
// By default sending is for EVM and Solana, and activity for EVM.
const namespaces = chains.map(({ namespace }) => namespace)
const [first, ...others] = chains.flatMap(({ networks }) => networks)
if (!first) throw new Error('The address of this page names no namespace that it has.')
show(
  createModal({
    ...options,
    adapters: chains.map(({ adapter }) => adapter),
    networks: [first, ...others],
    features: {
      ...options.features,
      send: { namespaces },
      activity: { namespaces },
      names: { namespaces: ['eip155', 'solana'] },
    },
    // A name proves nothing: that this wallet is one in all its namespaces is for the site to say.
    ...(asked.has('archway') && {
      customWallets: [{ id: 'archway', name: 'Archway', rdns: 'sandbox.foyer.archway' }],
    }),
    ui: reactUi(),
  }),
  <Namespaces chains={chains} />,
)
