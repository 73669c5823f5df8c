import { furnish } from './anvil/contracts/furnish'
import { NFTS } from './anvil/contracts/nfts'
import { DETOUR, POOL } from './anvil/contracts/pool'
import { SNARE, TOKENS } from './anvil/contracts/tokens'
import { createAnvilKeeper } from './anvil/createAnvilKeeper'
import { startAnvil } from './anvil/startAnvil'
import { readRoster, toWalletFacts } from './readRoster'
import type { Sandbox, SandboxOptions } from './types'

const CHAINS = [1, 8453, 10]
const FIRST_PORT = 8545

/** Starts the chains; they also end when this process does, however it ends. Until `stop` they keep it alive. */
export async function startSandbox({ log = () => {}, chains = CHAINS }: SandboxOptions = {}): Promise<Sandbox> {
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
