import { encodeFunctionData, erc20Abi, numberToHex, parseUnits } from 'viem'
import { encodeWord, getMappingSlot } from '../evm/contracts/storageLayout'
import { EVM_TOKENS } from '../evm/contracts/tokens'
import { requestNode } from '../nodes/requestNode'

// Address that holds the coins to sell; no key controls it.
const TREASURY = '0x00000000000000000000000000000000000f0a5e'

const GAS = 10n ** 16n

/**
 * Sends sold coins to the buyer in an ordinary transaction.
 *
 * @param sale amount in whole tokens
 */
export async function sendPurchasedCoins({
  rpcUrl,
  caipNetworkId,
  symbol,
  address,
  amount,
}: {
  rpcUrl: string
  caipNetworkId: string
  symbol: string
  address: string
  amount: string
}) {
  if (caipNetworkId.startsWith('solana:')) {
    await requestNode(rpcUrl, 'requestAirdrop', [address, Number(parseUnits(amount, 9))])
    return
  }
  const token = Object.values(EVM_TOKENS).find((each) => each.symbol === symbol)
  const units = parseUnits(amount, token?.decimals ?? 18)
  const request = (method: string, ...params: readonly unknown[]) => requestNode(rpcUrl, method, params)
  await request('anvil_setBalance', TREASURY, numberToHex((token ? 0n : units) + GAS))
  if (token)
    await request('anvil_setStorageAt', token.address, getMappingSlot(TREASURY, encodeWord(4)), encodeWord(units))
  await request('anvil_impersonateAccount', TREASURY)
  const args = [address as `0x${string}`, units] as const
  const call = token
    ? { to: token.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) }
    : { to: address, value: numberToHex(units) }
  await request('eth_sendTransaction', { from: TREASURY, ...call })
}
