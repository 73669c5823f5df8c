import { encodeFunctionData, erc20Abi, numberToHex, parseUnits } from 'viem'
import { inMapping, word } from '../anvil/contracts/storage'
import { TOKENS } from '../anvil/contracts/tokens'
import { askNode } from '../nodes/askNode'

/** Whose coins are sold: nobody has its key. */
const TREASURY = '0x00000000000000000000000000000000000f0a5e'

/** What one sale costs at most. */
const GAS = 10n ** 16n

/**
 * Sends what was bought, in a transaction like any other.
 *
 * @param sale amount in whole tokens
 */
export async function payOut({
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
    await askNode(rpcUrl, 'requestAirdrop', [address, Number(parseUnits(amount, 9))])
    return
  }
  const token = Object.values(TOKENS).find((each) => each.symbol === symbol)
  const units = parseUnits(amount, token?.decimals ?? 18)
  const ask = (method: string, ...params: readonly unknown[]) => askNode(rpcUrl, method, params)
  await ask('anvil_setBalance', TREASURY, numberToHex((token ? 0n : units) + GAS))
  if (token) await ask('anvil_setStorageAt', token.address, inMapping(TREASURY, word(4)), word(units))
  await ask('anvil_impersonateAccount', TREASURY)
  const args = [address as `0x${string}`, units] as const
  const call = token
    ? { to: token.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) }
    : { to: address, value: numberToHex(units) }
  await ask('eth_sendTransaction', { from: TREASURY, ...call })
}
