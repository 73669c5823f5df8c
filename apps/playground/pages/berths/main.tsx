import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { createSiwx } from '@foyer/siwx/client'
import { installSandboxWallets, loadLocalServices } from '../../src/sandbox/loadLocalServices'
import { getSharedOptions } from '../lib/getSharedOptions'
import { renderPage } from '../lib/renderPage'
import { listNamespaceExamples } from '../namespaces/namespaceExample'
import { Berths } from './Berths'

const local = await loadLocalServices()
const chains = listNamespaceExamples()
const requested = new URLSearchParams(location.search)
if (requested.get('wallets') !== 'none') {
  await Promise.all(chains.map(({ namespace }) => installSandboxWallets(local.rpcUrls, namespace)))
}
const [first, ...others] = chains.flatMap(({ networks }) => networks)
if (!first) throw new Error('The address of this page names no namespace that it has.')
renderPage(
  createModal({
    ...getSharedOptions(local),
    adapters: chains.map(({ adapter }) => adapter),
    networks: [first, ...others],
    // `?required=false`: connects without signing in.
    siwx: createSiwx({ statement: 'Sign in to see your berths.', required: requested.get('required') !== 'false' }),
    ui: reactUi(),
  }),
  <Berths />,
)
