import { furnish } from './anvil/contracts/furnish.mjs'
import { NFTS } from './anvil/contracts/nfts.mjs'
import { DETOUR, POOL } from './anvil/contracts/pool.mjs'
import { SNARE, TOKENS } from './anvil/contracts/tokens.mjs'
import { createAnvilKeeper } from './anvil/createAnvilKeeper.mjs'
import { startAnvil } from './anvil/startAnvil.mjs'
import { readRoster, toWalletFacts } from './readRoster.mjs'

const CHAINS = [1, 8453, 10]
const FIRST_PORT = 8545

/**
 * @param {import('./index.mjs').SandboxOptions} [options]
 * @returns {Promise<import('./index.mjs').Sandbox>}
 */
export async function startSandbox({ log = () => {}, chains = CHAINS } = {}) {
  const keeper = createAnvilKeeper(log)
  try {
    const roster = await readRoster()
    const { mnemonic } = roster
    const entries = await Promise.all(
      chains.map(async (chainId, index) => {
        const url = await startAnvil(keeper, { chainId, mnemonic, port: FIRST_PORT + index, log })
        await furnish(url, chainId)
        return [`eip155:${chainId}`, url]
      }),
    )
    const rpcUrls = Object.fromEntries(entries)
    return {
      rpcUrls,
      wallets: toWalletFacts(roster),
      tokens: TOKENS,
      snare: SNARE,
      nfts: NFTS,
      pool: POOL,
      detour: DETOUR,
      stop: keeper.stop,
    }
  } catch (error) {
    await keeper.stop()
    throw error
  }
}
