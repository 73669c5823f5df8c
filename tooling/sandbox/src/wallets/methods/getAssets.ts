import { encodeFunctionData, erc20Abi, isHex, toHex } from 'viem'
import { TOKENS } from '../../anvil/contracts/tokens.mjs'
import type { Method, WalletContext } from '../context'
import { invalidParams, unsupported } from '../errors'
import { readSigner } from './readSigner'

/** `wallet_getAssets` (EIP-7811): the coin and the sandbox's tokens, each read from the chain. */
export const getAssets: Method = async (context, params, method) => {
  if (!context.extras.includes('assets')) throw unsupported(method)
  const found: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof found !== 'object' || found === null) throw invalidParams('Expected [{ account, chainFilter }].')
  const { account, chainFilter } = found as Record<string, unknown>
  const { address } = readSigner(context, account)
  const chainIds = Array.isArray(chainFilter) ? chainFilter.map(Number) : [context.state().chainId]
  const entries = chainIds
    .filter((chainId) => context.chains.has(chainId))
    .map(async (chainId) => [toHex(chainId), await assetsOf(context, address, chainId)])
  return Object.fromEntries(await Promise.all(entries))
}

async function assetsOf({ chains }: WalletContext, address: `0x${string}`, chainId: number) {
  const rpc = await chains.rpc(chainId)
  const { name, symbol } = chains.describe(chainId)
  const native = {
    address: 'native',
    balance: await rpc('eth_getBalance', [address, 'latest']),
    type: 'NATIVE',
    metadata: { name, symbol, decimals: 18 },
  }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  const tokens = Object.values(TOKENS).map(async ({ amount: _, address: to, ...metadata }) => {
    const balance = await rpc('eth_call', [{ to, data }, 'latest']).catch(() => undefined)
    return isHex(balance) && BigInt(balance) > 0n
      ? [{ address: to, balance: toHex(BigInt(balance)), type: 'ERC20', metadata }]
      : []
  })
  return [native, ...(await Promise.all(tokens)).flat()]
}
