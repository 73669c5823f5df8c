import { bitcoin } from '@foyer/adapter-bitcoin'
import { cosmos } from '@foyer/adapter-cosmos'
import { evm } from '@foyer/adapter-evm'
import { mainnet } from '@foyer/adapter-evm/networks'
import { polkadot } from '@foyer/adapter-polkadot'
import { solana } from '@foyer/adapter-solana'
import { createModal } from '@foyer/core'
import { ConnectButton, ModalProvider, reactUi, useAccount } from '@foyer/react-ui'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// An ordinary app: a connect button, its account, and every namespace.

const modal = createModal({
  adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],
  ui: reactUi(),
  projectId: 'app',
  networks: [mainnet],
})

function Greeting() {
  return createElement('p', null, useAccount().address)
}

createRoot(document.body).render(
  createElement(ModalProvider, { modal }, createElement(Greeting), createElement(ConnectButton)),
)
