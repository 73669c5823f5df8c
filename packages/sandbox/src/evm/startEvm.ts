import { createWalletAccounts, readTestAccounts } from '../readTestAccounts'
import type { EvmSandbox, EvmSandboxOptions } from '../types'
import { createAnvilProcesses } from './anvil/createAnvilProcesses'
import { startAnvil } from './anvil/startAnvil'
import { deployContracts } from './contracts/deployContracts'
import { EVM_NFTS } from './contracts/nfts'
import { BETTER_POOL, SWAP_POOL } from './contracts/pool'
import { EVM_TOKENS, SCAM_TOKEN } from './contracts/tokens'

const CHAINS = [1, 8453, 10]
const FIRST_PORT = 8545

/** Starts the EVM chains. They keep the process alive until `stop`, and end with it. */
export async function startEvm({ log = () => {}, chains = CHAINS }: EvmSandboxOptions = {}): Promise<EvmSandbox> {
  const keeper = createAnvilProcesses(log)
  try {
    const testAccounts = await readTestAccounts()
    const { mnemonic } = testAccounts
    const entries = await Promise.all(
      chains.map(async (chainId, index) => {
        const url = await startAnvil(keeper, { chainId, mnemonic, port: FIRST_PORT + index, log })
        await deployContracts(url, chainId)
        return [`eip155:${chainId}`, url]
      }),
    )
    const rpcUrls = Object.fromEntries(entries)
    return {
      rpcUrls,
      wallets: createWalletAccounts(testAccounts),
      tokens: EVM_TOKENS,
      scamToken: SCAM_TOKEN,
      nfts: EVM_NFTS,
      pool: SWAP_POOL,
      betterPool: BETTER_POOL,
      stop: keeper.stop,
    }
  } catch (error) {
    await keeper.stop()
    throw error
  }
}
