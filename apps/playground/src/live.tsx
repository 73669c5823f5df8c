import { evm } from '@foyer/adapter-evm'
import { base, mainnet, optimism } from '@foyer/adapter-evm/networks'
import { createModal } from '@foyer/core'
import { ConnectButton, ModalProvider, reactUi } from '@foyer/react-ui'
import { createRoot } from 'react-dom/client'
import { installSandboxWallets, loadLocalServices } from './sandbox/loadLocalServices'
import { getLocalServiceUrls } from './sandbox/localServices'

interface LiveModalOptions {
  readonly themeMode?: 'light' | 'dark'
  /** Opens the modal at once. @default true */
  readonly isOpen?: boolean
}

/**
 * Puts a button with a modal into an element of another page, such as one of the documentation. Its wallets and its
 * chain live in the page. Returns what removes it.
 */
export async function mountLiveModal(place: Element, { themeMode, isOpen = true }: LiveModalOptions = {}) {
  const local = await loadLocalServices()
  await installSandboxWallets(local.rpcUrls)
  const modal = createModal({
    adapters: [evm({ coinbase: false })],
    networks: [mainnet, base, optimism],
    ui: reactUi(),
    projectId: 'foyer-demo',
    metadata: { name: 'Harbor', description: 'A demo', url: location.origin, icons: [] },
    services: getLocalServiceUrls(local),
    customRpcUrls: Object.fromEntries(Object.entries(local.rpcUrls).map(([id, url]) => [id, [{ url }]])),
    ...(local.tokenList && { tokenLists: [local.tokenList] }),
    ...(local.chainImages && { chainImages: local.chainImages }),
    ...(themeMode && { themeMode }),
    features: {
      walletConnect: false,
      ...{ allWallets: false, analytics: false, originCheck: false },
    },
  })
  const root = createRoot(place)
  root.render(
    <ModalProvider modal={modal}>
      <ConnectButton />
    </ModalProvider>,
  )
  if (isOpen) modal.open().catch(() => {})
  return {
    setThemeMode: (mode: 'light' | 'dark') => modal.setTheme({ mode }),
    remove() {
      root.unmount()
      modal.destroy()
    },
  }
}
