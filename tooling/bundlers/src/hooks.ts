import { evm } from '@foyer/adapter-evm'
import { mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import {
  ConnectButton,
  ModalProvider,
  reactUi,
  useActivity,
  useAllowed,
  useBalance,
  useConnections,
  useIdentity,
  useNfts,
  usePay,
  useRegisterName,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
  useSmartSessions,
  useTokens,
} from '@foyer/react-ui'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// A site with every hook that does something when asked.

const modal = createModal({ adapters: [evm()], ui: reactUi(), projectId: 'app', networks: [mainnet] })

const hooks = [
  useActivity,
  useAllowed,
  useBalance,
  useConnections,
  useIdentity,
  useNfts,
  usePay,
  useRegisterName,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
  useSmartSessions,
  useTokens,
]

function Everything() {
  return createElement('p', { all: hooks.map((use) => use()) })
}

createRoot(document.body).render(
  createElement(ModalProvider, { modal }, createElement(Everything), createElement(ConnectButton)),
)
