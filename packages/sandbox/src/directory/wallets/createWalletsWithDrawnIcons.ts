import { createSeededRandom } from '../../createSeededRandom'
import { DIRECTORY_WALLET_ICONS, toImageId } from '../../drawings/walletIcons'
import { CHAINS_OF_ALL_NAMESPACES, EVM_CHAINS, SOLANA } from './chains'
import { generateWallet } from './generateWallet'

const CHAINS = [[...EVM_CHAINS, SOLANA], EVM_CHAINS, CHAINS_OF_ALL_NAMESPACES]

/** Returns the wallets that the sandbox has a drawing of; they lead the list, so that a demo looks like a product. */
export function createWalletsWithDrawnIcons() {
  return Object.keys(DIRECTORY_WALLET_ICONS).map((name, index) => ({
    ...generateWallet(name, createSeededRandom(`drawn ${name}`)),
    image_id: toImageId(name),
    chains: CHAINS[index % CHAINS.length] ?? EVM_CHAINS,
    supports_wc: true,
  }))
}
