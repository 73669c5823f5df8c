import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { createSiwx } from '@foyer/siwx/client'
import { installSandboxWallets, loadSandbox } from '../../src/sandbox/loadSandbox'
import { show } from '../lib/show'
import { siteOptions } from '../lib/siteOptions'
import { findChains } from '../namespaces/chain'
import { Berths } from './Berths'

const local = await loadSandbox()
const chains = findChains()
const asked = new URLSearchParams(location.search)
if (asked.get('wallets') !== 'none') {
  await Promise.all(chains.map(({ namespace }) => installSandboxWallets(local.rpcUrls, namespace)))
}
const [first, ...others] = chains.flatMap(({ networks }) => networks)
if (!first) throw new Error('The address of this page names no namespace that it has.')
show(
  createModal({
    ...siteOptions(local),
    adapters: chains.map(({ adapter }) => adapter),
    networks: [first, ...others],
    // `?required=false`: who does not sign in goes on without.
    siwx: createSiwx({ statement: 'Sign in to see your berths.', required: asked.get('required') !== 'false' }),
    ui: reactUi(),
  }),
  <Berths />,
)
