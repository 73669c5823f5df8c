import { evm } from '@foyer/adapter-evm'
import { mainnet } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import {
  ConnectButton,
  ModalProvider,
  reactUi,
  useActivity,
  useBalance,
  useConnect,
  useConnections,
  useDisconnect,
  useEmailLogin,
  useFarcasterLogin,
  useGrantPermissions,
  useIdentity,
  useNfts,
  usePay,
  usePermissions,
  useRegisterName,
  useRevokeSmartSession,
  useSelectAccount,
  useSendTransaction,
  useSendTransfer,
  useSession,
  useSignIn,
  useSignMessage,
  useSignOut,
  useSignTypedData,
  useSmartSessions,
  useSocialLogin,
  useSwitchConnection,
  useSwitchNetwork,
  useTokens,
  useWallets,
  useWriteContract,
} from '@foyer/react-ui'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// An app that uses every hook with a method.

const modal = createModal({ adapters: [evm()], ui: reactUi(), projectId: 'app', networks: [mainnet] })

const hooks = [
  useActivity,
  useBalance,
  useConnect,
  useConnections,
  useDisconnect,
  useEmailLogin,
  useFarcasterLogin,
  useGrantPermissions,
  useIdentity,
  useNfts,
  usePay,
  usePermissions,
  useRegisterName,
  useRevokeSmartSession,
  useSelectAccount,
  useSendTransaction,
  useSendTransfer,
  useSession,
  useSignIn,
  useSignMessage,
  useSignOut,
  useSignTypedData,
  useSmartSessions,
  useSocialLogin,
  useSwitchConnection,
  useSwitchNetwork,
  useTokens,
  useWallets,
  useWriteContract,
]

function Everything() {
  return createElement('p', { all: hooks.map((use) => use()) })
}

createRoot(document.body).render(
  createElement(ModalProvider, { modal }, createElement(Everything), createElement(ConnectButton)),
)
