import { bitcoin } from '@foyer/adapter-bitcoin'
import { bitcoinMainnet } from '@foyer/adapter-bitcoin/networks'
import { cosmos } from '@foyer/adapter-cosmos'
import { cosmosHub } from '@foyer/adapter-cosmos/networks'
import { evm } from '@foyer/adapter-evm'
import { mainnet } from '@foyer/adapter-evm/networks'
import { polkadot } from '@foyer/adapter-polkadot'
import { polkadotMainnet } from '@foyer/adapter-polkadot/networks'
import { solana } from '@foyer/adapter-solana'
import { solanaMainnet } from '@foyer/adapter-solana/networks'
import { walletAdapters } from '@foyer/adapter-solana/wallet-adapter'
import { defineFeature } from '@foyer/core/feature'
import { reactUi } from '@foyer/react-ui'
import { createSiwx } from '@foyer/siwx/client'

/** Lists values that tests use in options. */
export const optionValues = {
  ...{ evm, solana, bitcoin, polkadot, cosmos },
  ...{ mainnet, solanaMainnet, bitcoinMainnet, polkadotMainnet, cosmosHub },
  ...{ reactUi, defineFeature, createSiwx, walletAdapters },
}
