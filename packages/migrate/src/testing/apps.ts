/** Files of an app before the move, written for these tests. */
export type App = Readonly<Record<string, string>>

export const rainbowKitApp: App = {
  'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

// Harbor's nodes.
export const config = getDefaultConfig({
  appName: 'Harbor',
  projectId: 'harbor-project',
  chains: [mainnet, base],
  transports: { [mainnet.id]: http('https://node.harbor.example'), [base.id]: http() },
  ssr: true,
})
`,
  'src/main.tsx': `import '@rainbow-me/rainbowkit/styles.css'
import { darkTheme, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { Berth } from './Berth'
import { config } from './wagmi'

const client = new QueryClient()

createRoot(document.body).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={client}>
      <RainbowKitProvider theme={darkTheme()} modalSize="compact">
        <Berth />
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
`,
  'src/Berth.tsx': `import { ConnectButton, useChainModal, useConnectModal } from '@rainbow-me/rainbowkit'
import { useAccount, useSignMessage } from 'wagmi'

export function Berth() {
  const { address } = useAccount()
  const { signMessage } = useSignMessage()
  const { openConnectModal } = useConnectModal()
  const { openChainModal, chainModalOpen } = useChainModal()
  return (
    <main aria-busy={chainModalOpen}>
      <ConnectButton label="Come aboard" showBalance={false} />
      <p>{address}</p>
      <button type="button" onClick={() => signMessage({ message: 'Save me a berth' })}>Sign</button>
      <button type="button" onClick={() => openConnectModal?.()}>Connect</button>
      <button type="button" onClick={openChainModal}>Network</button>
    </main>
  )
}
`,
  'src/Custom.tsx': `import { ConnectButton } from '@rainbow-me/rainbowkit'

// The codemod leaves a button of the app's own.
export const Custom = () => (
  <ConnectButton.Custom>{({ openConnectModal }) => <button onClick={openConnectModal}>Join</button>}</ConnectButton.Custom>
)
`,
  'src/tides.ts': `export const tides = ['ebb', "flood"];   // left as it is\n`,
}

export const connectKitApp: App = {
  'src/App.tsx': `import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from "connectkit";
import type { ReactNode } from "react";
import { createConfig, http, WagmiProvider } from "wagmi";
import { mainnet } from "wagmi/chains";

const config = createConfig(
  getDefaultConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http("https://node.harbor.example") },
    walletConnectProjectId: "harbor-project",
    appName: "Harbor",
    appDescription: "Berths by the night",
    appUrl: "https://harbor.example",
    appIcon: "https://harbor.example/icon.png",
  }),
);

const queryClient = new QueryClient();

export const App = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <ConnectKitProvider>
        <ConnectKitButton />
        {children}
      </ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>
);
`,
}

export const appKitApp: App = {
  'src/config/index.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { arbitrum, mainnet } from '@reown/appkit/networks'
import type { AppKitNetwork } from '@reown/appkit/networks'
import { cookieStorage, createStorage } from 'wagmi'

export const projectId = 'harbor-project'

export const networks = [mainnet, arbitrum] as [AppKitNetwork, ...AppKitNetwork[]]

export const wagmiAdapter = new WagmiAdapter({
  storage: createStorage({ storage: cookieStorage }),
  ssr: true,
  projectId,
  networks,
})
`,
  'src/context/index.tsx': `'use client'

import { createAppKit } from '@reown/appkit/react'
import { arbitrum, mainnet } from '@reown/appkit/networks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import { projectId, wagmiAdapter } from '../config'

const queryClient = new QueryClient()

createAppKit({
  adapters: [wagmiAdapter],
  projectId,
  networks: [mainnet, arbitrum],
  defaultNetwork: mainnet,
  metadata: { name: 'Harbor', description: 'Berths', url: 'https://harbor.example', icons: [] },
  themeMode: 'dark',
  enableWalletGuide: false,
  enableCoinbase: true,
  features: { analytics: false, email: true, socials: ['google', 'x'], emailShowWallets: false },
})

export const ContextProvider = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={wagmiAdapter.wagmiConfig}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </WagmiProvider>
)
`,
  'src/Berth.tsx': `import { useAppKit, useAppKitAccount, useAppKitNetwork, useDisconnect } from '@reown/appkit/react'
import { mainnet } from '@reown/appkit/networks'

export function Berth() {
  const { open } = useAppKit()
  const { address, isConnected } = useAppKitAccount({ namespace: 'eip155' })
  const { caipNetwork, switchNetwork } = useAppKitNetwork()
  const { disconnect } = useDisconnect()
  if (!isConnected) return <appkit-button label="Come aboard" balance="hide" />
  return (
    <section>
      <p>{address} on {caipNetwork?.name}</p>
      <appkit-network-button />
      <button type="button" onClick={() => open({ view: 'Account' })}>Account</button>
      <button type="button" onClick={() => switchNetwork(mainnet)}>Mainnet</button>
      <button type="button" onClick={() => disconnect()}>Leave</button>
    </section>
  )
}
`,
  'src/Later.tsx': `import { useAppKitEvents } from '@reown/appkit/react'

export function Later() {
  const events = useAppKitEvents()
  return <pre>{JSON.stringify(events)}</pre>
}
`,
}

export const appKitSolanaApp: App = {
  'src/App.tsx': `import { BitcoinAdapter } from '@reown/appkit-adapter-bitcoin'
import { SolanaAdapter } from '@reown/appkit-adapter-solana'
import { bitcoin, solana, solanaDevnet } from '@reown/appkit/networks'
import { createAppKit } from '@reown/appkit/react'
import { createRoot } from 'react-dom/client'

const solanaAdapter = new SolanaAdapter()

export const appKit = createAppKit({
  adapters: [solanaAdapter, new BitcoinAdapter({ projectId: 'harbor-project' })],
  networks: [solana, solanaDevnet, bitcoin],
  projectId: 'harbor-project',
})

const App = () => <appkit-button />

createRoot(document.body).render(<App />)
`,
}

export const walletAdapterApp: App = {
  'src/App.tsx': `import { WalletAdapterNetwork } from '@solana/wallet-adapter-base'
import { WalletProvider } from '@solana/wallet-adapter-react'
import { WalletModalProvider, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { PhantomWalletAdapter } from '@solana/wallet-adapter-wallets'
import { useMemo } from 'react'
import { Berth } from './Berth'
import '@solana/wallet-adapter-react-ui/styles.css'

export function App() {
  const wallets = useMemo(() => [new PhantomWalletAdapter()], [])
  return (
    <WalletProvider wallets={wallets} autoConnect>
      <WalletModalProvider>
        <WalletMultiButton />
        <Berth />
      </WalletModalProvider>
    </WalletProvider>
  )
}

export const network = WalletAdapterNetwork.Devnet
`,
  'src/Berth.tsx': `import { useWallet } from '@solana/wallet-adapter-react'

export function Berth() {
  const { publicKey, connected, disconnect } = useWallet()
  if (!connected) return <p>Come aboard</p>
  return (
    <section>
      <p>{publicKey?.toBase58()}</p>
      <button type="button" onClick={() => disconnect()}>Leave</button>
    </section>
  )
}
`,
  'src/Send.tsx': `import { useConnection, useWallet } from '@solana/wallet-adapter-react'

export function useSend() {
  const { connection } = useConnection()
  const { sendTransaction } = useWallet()
  return (transaction: never) => sendTransaction(transaction, connection)
}
`,
}

export const satsConnectApp: App = {
  'src/berth.ts': `import Wallet, { AddressPurpose } from 'sats-connect'

export async function comeAboard() {
  const response = await Wallet.request('getAccounts', {
    purposes: [AddressPurpose.Payment, AddressPurpose.Ordinals],
    message: 'Harbor wants your address',
  })
  if (response.status !== 'success') throw new Error(response.error.message)
  return response.result.map(({ address, purpose }) => \`\${purpose} \${address}\`)
}

export async function sign(address: string) {
  const response = await Wallet.request('signMessage', { address, message: 'Save me a berth' })
  return response.status === 'success' ? response.result.signature : undefined
}

export const leave = () => Wallet.disconnect()
`,
  'src/runes.ts': `import { request } from 'sats-connect'

export const readRunes = () => request('runes_getBalance', null)
`,
}

export const cosmosKitApp: App = {
  'src/App.tsx': `import { wallets } from '@cosmos-kit/keplr'
import { ChainProvider } from '@cosmos-kit/react'
import { assets, chains } from 'chain-registry'
import { Berth } from './Berth'

export const App = () => (
  <ChainProvider
    chains={chains}
    assetLists={assets}
    wallets={wallets}
    walletConnectOptions={{ signClient: { projectId: 'harbor-project' } }}
  >
    <Berth />
  </ChainProvider>
)
`,
  'src/Berth.tsx': `import { useChain } from '@cosmos-kit/react'

export function Berth() {
  const { address, isWalletConnected, openView, disconnect } = useChain('osmosis')
  return (
    <section>
      <p>{isWalletConnected ? address : 'ashore'}</p>
      <button type="button" onClick={openView}>Come aboard</button>
      <button type="button" onClick={() => disconnect()}>Leave</button>
    </section>
  )
}
`,
  'src/Send.tsx': `import { useChain } from '@cosmos-kit/react'

export function useSigner() {
  const { getSigningStargateClient } = useChain('osmosis')
  return getSigningStargateClient
}
`,
}

export const APPS = {
  rainbowKitApp,
  connectKitApp,
  appKitApp,
  appKitSolanaApp,
  walletAdapterApp,
  satsConnectApp,
  cosmosKitApp,
} as const
