import { bitcoin, bitcoinMainnet, bitcoinTestnet } from '@foyer/adapter-bitcoin'
import { cosmos, cosmosHub, osmosis } from '@foyer/adapter-cosmos'
import { evm } from '@foyer/adapter-evm'
import { kusama, polkadot, polkadotMainnet } from '@foyer/adapter-polkadot'
import { solana, solanaDevnet, solanaMainnet } from '@foyer/adapter-solana'
import { base, mainnet, polygon } from '#networks'
import { mountApp } from './mountApp.js'

mountApp(
  [evm(), solana(), bitcoin(), polkadot(), cosmos()],
  [
    ...[mainnet, base, polygon],
    ...[solanaMainnet, solanaDevnet],
    ...[bitcoinMainnet, bitcoinTestnet],
    ...[polkadotMainnet, kusama],
    ...[cosmosHub, osmosis],
  ],
)
