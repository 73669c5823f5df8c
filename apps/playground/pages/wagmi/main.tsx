import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { Buttons } from '../lib/Buttons'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'
import { renderPage } from '../lib/renderPage'
import { createModalWithFoyersConfig, createModalWithOwnConfig } from './createSetup'
import { WagmiPanel } from './WagmiPanel'

const local = await loadServicesAndWallets()
const isOwn = new URLSearchParams(location.search).get('config') !== 'foyer'
const { modal, config } = isOwn ? createModalWithOwnConfig(local) : await createModalWithFoyersConfig(local)
globalThis.__wagmiConfig = config

renderPage(
  modal,
  <WagmiProvider config={config} reconnectOnMount={false}>
    <QueryClientProvider client={new QueryClient()}>
      <h2>{isOwn ? 'With the page’s own config' : 'With Foyer’s config'}</h2>
      <Buttons />
      <WagmiPanel />
    </QueryClientProvider>
  </WagmiProvider>,
)
