import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { installSandboxWallets, loadLocalServices } from '../../src/sandbox/loadLocalServices'
import { getSharedOptions } from '../lib/getSharedOptions'
import { renderPage } from '../lib/renderPage'
import { Namespaces } from './Namespaces'
import { listNamespaceExamples } from './namespaceExample'

const local = await loadLocalServices()
const options = getSharedOptions(local)
const chains = listNamespaceExamples()
// The page's own transactions use the sandbox's nodes, with any wallet.
globalThis.__SANDBOX_RPC__ = local.rpcUrls
const requested = new URLSearchParams(location.search)
if (requested.get('wallets') !== 'none') {
  // Installs a wallet with three namespaces if the URL has `?archway`.
  if (requested.has('archway')) await installSandboxWallets(local.rpcUrls, 'archway')
  await Promise.all(chains.map(({ namespace }) => installSandboxWallets(local.rpcUrls, namespace)))
}
// By default, send covers EVM and Solana, and activity covers EVM.
const namespaces = chains.map(({ namespace }) => namespace)
const [first, ...others] = chains.flatMap(({ networks }) => networks)
if (!first) throw new Error('The address of this page names no namespace that it has.')
renderPage(
  createModal({
    ...options,
    adapters: chains.map(({ adapter }) => adapter),
    networks: [first, ...others],
    features: {
      ...options.features,
      send: { namespaces },
      activity: { namespaces },
      names: { namespaces: ['eip155', 'solana'] },
      // A site that had another library before.
      takeOver: requested.has('takeover'),
    },
    // Equal names prove nothing: the app declares that Archway is one wallet in all its namespaces.
    ...(requested.has('archway') && {
      customWallets: [{ id: 'archway', name: 'Archway', rdns: 'sandbox.foyer.archway' }],
    }),
    ui: reactUi(),
  }),
  <Namespaces chains={chains} />,
)
