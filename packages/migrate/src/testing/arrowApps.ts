import type { App } from './apps.js'

export const rainbowKitArrowApp: App = {
  'src/Providers.tsx': `import { getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { FC, ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = getDefaultConfig({ appName: 'Harbor', projectId: 'harbor-project', chains: [mainnet] })
const client = new QueryClient()

export const Providers: FC<{ children: ReactNode }> = ({ children }) => {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>
        <RainbowKitProvider>{children}</RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
  'src/Berth.tsx': `import { ConnectButton, useAccountModal } from '@rainbow-me/rainbowkit'

export const Berth = () => {
  const { openAccountModal } = useAccountModal()
  return <nav onClick={() => openAccountModal?.()}><ConnectButton /></nav>
}
`,
}

export const connectKitArrowApp: App = {
  'src/App.tsx': `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import type { FC } from 'react'
import { createConfig, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = createConfig(getDefaultConfig({ appName: 'Harbor', walletConnectProjectId: 'harbor', chains: [mainnet] }))
const client = new QueryClient()

const Berth = () => <ConnectKitButton />

export const App: FC = () => {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>
        <ConnectKitProvider>
          <Berth />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`,
}

export const appKitArrowApp: App = {
  'src/modal.ts': `import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { mainnet } from '@reown/appkit/networks'
import { createAppKit } from '@reown/appkit/react'

export const modal = createAppKit({
  adapters: [new EthersAdapter()],
  networks: [mainnet],
  projectId: 'harbor-project',
})
`,
  'src/App.tsx': `import { AppKitProvider, useAppKit, useAppKitAccount } from '@reown/appkit/react'
import type { FC } from 'react'
import { modal } from './modal'

const Berth: FC = () => {
  const { open } = useAppKit()
  const { isConnected } = useAppKitAccount()
  return isConnected ? <appkit-account-button /> : <button type="button" onClick={() => open()}>Come aboard</button>
}

export const App: FC = () => (
  <AppKitProvider>
    <Berth />
  </AppKitProvider>
)

export const isReady = () => modal !== undefined
`,
}

export const walletAdapterArrowApp: App = {
  'src/Wallet.tsx': `import { WalletAdapterNetwork } from '@solana/wallet-adapter-base'
import { ConnectionProvider, WalletProvider } from '@solana/wallet-adapter-react'
import { WalletModalProvider, WalletMultiButton } from '@solana/wallet-adapter-react-ui'
import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-wallets'
import { type FC, useMemo } from 'react'

require('@solana/wallet-adapter-react-ui/styles.css')

export const Wallet: FC = () => {
  const network = WalletAdapterNetwork.Devnet
  const endpoint = useMemo(() => \`https://api.\${network}.solana.com\`, [network])
  const wallets = useMemo(
    () => [
      // Only to try it.
      new UnsafeBurnerWalletAdapter(),
    ],
    [network],
  )
  return (
    <ConnectionProvider endpoint={endpoint}>
      <WalletProvider wallets={wallets} autoConnect>
        <WalletModalProvider>
          <WalletMultiButton />
        </WalletModalProvider>
      </WalletProvider>
    </ConnectionProvider>
  )
}
`,
}

export const satsConnectArrowApp: App = {
  'src/Berth.tsx': `import Wallet from 'sats-connect'
import { useState } from 'react'

export const Berth = () => {
  const [address, setAddress] = useState('')
  const comeAboard = async () => {
    const response = await Wallet.request('getAddresses', null)
    if (response.status === 'success') setAddress(response.result[0]?.address ?? '')
  }
  return <button type="button" onClick={comeAboard}>{address || 'Come aboard'}</button>
}
`,
}

export const cosmosKitArrowApp: App = {
  'src/App.tsx': `import { wallets } from '@cosmos-kit/keplr'
import { ChainProvider, useChain } from '@cosmos-kit/react'
import { assets, chains } from 'chain-registry'
import type { FC } from 'react'

const Berth: FC = () => {
  const { address, connect } = useChain('cosmoshub')
  return <button type="button" onClick={() => connect()}>{address ?? 'Come aboard'}</button>
}

export const App: FC = () => {
  return (
    <ChainProvider chains={chains} assetLists={assets} wallets={wallets}>
      <Berth />
    </ChainProvider>
  )
}
`,
}

export const ARROW_APPS = {
  rainbowKitArrowApp,
  connectKitArrowApp,
  appKitArrowApp,
  walletAdapterArrowApp,
  satsConnectArrowApp,
  cosmosKitArrowApp,
} as const
