import { bitcoin, bitcoinMainnet } from '@foyer/adapter-bitcoin'
import { cosmos, cosmosHub } from '@foyer/adapter-cosmos'
import { evm } from '@foyer/adapter-evm'
import { polkadot, polkadotMainnet } from '@foyer/adapter-polkadot'
import { solana, solanaMainnet } from '@foyer/adapter-solana'
import { createModal } from '@foyer/core'
import { ConnectButton, ModalProvider, reactUi } from '@foyer/react-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'

const modal = createModal({
  adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],
  ui: reactUi(),
  projectId: 'bench',
  metadata: { name: 'Harbor', description: 'A site', url: location.origin, icons: [] },
  networks: [mainnet, solanaMainnet, bitcoinMainnet, polkadotMainnet, cosmosHub],
  customRpcUrls: { 'eip155:1': [{ url: `${location.origin}/rpc` }] },
})

const root = document.getElementById('app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ModalProvider modal={modal}>
        <h1>Harbor on {mainnet.name} and four more</h1>
        <ConnectButton />
      </ModalProvider>
    </StrictMode>,
  )
}
