import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { ConnectButton, ModalProvider, reactUi } from '@foyer/react-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'
import { EmptyDialog } from '../EmptyDialog.js'

const modal = createModal({
  adapters: [evm()],
  ui: reactUi(),
  projectId: 'bench',
  metadata: { name: 'Harbor', description: 'A site', url: location.origin, icons: [] },
  networks: [mainnet],
  customRpcUrls: { 'eip155:1': [{ url: `${location.origin}/rpc` }] },
})

const root = document.getElementById('app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ModalProvider modal={modal}>
        <h1>Harbor on {mainnet.name}</h1>
        <ConnectButton />
        <EmptyDialog />
      </ModalProvider>
    </StrictMode>,
  )
}
