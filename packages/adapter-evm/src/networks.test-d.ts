import { createModal } from '@foyer/core'
import { createConfig, http } from '@wagmi/core'
import type { Chain } from 'viem'
import { evm } from './evm.js'
import { base, bitlayer, type EvmNetwork, mainnet, sepolia } from './exports/networks.js'

// Checks with the compiler only how an app may use and change network objects.

createModal({ projectId: 'p', adapters: [evm()], networks: [mainnet, base], defaultNetwork: base })

/** Accepts a copy of a network with other members. */
createModal({
  projectId: 'p',
  adapters: [evm()],
  networks: [{ ...mainnet, rpcUrls: { default: { http: ['https://node.example'] } } }],
})

export const chain: Chain = mainnet
const config = createConfig({ chains: [mainnet, base], transports: { 1: http(), 8453: http() } })
export const id: 1 | 8453 = config.chains[0].id

export const listed: readonly EvmNetwork[] = [mainnet, sepolia]

export const links: readonly string[] = [mainnet.blockExplorers.default.url, bitlayer.rpcUrls.default.http[0]]
export const isTest: true = sepolia.testnet

// @ts-expect-error it has another id
export const other: 10 = mainnet.id
// @ts-expect-error data is not to be written to
mainnet.name = 'Mine'
