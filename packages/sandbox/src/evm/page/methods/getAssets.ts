import { encodeFunctionData, erc20Abi, isHex, toHex } from 'viem'
import testAccounts from '../../../testAccounts.json'
import { createInvalidParamsError, createUnsupportedError } from '../../../wallet/errors'
import { readNfts } from '../../contracts/readNfts'
import { EVM_TOKENS } from '../../contracts/tokens'
import type { EvmContext, EvmMethod } from '../context'
import { readSigner } from './readSigner'

/** Handles `wallet_getAssets` (EIP-7811): the coin, the sandbox's tokens and its NFTs, read from the chain. */
export const getAssets: EvmMethod = async (context, params, method) => {
  if (!context.extras.includes('assets')) throw createUnsupportedError(method)
  const result: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof result !== 'object' || result === null)
    throw createInvalidParamsError('Expected [{ account, chainFilter }].')
  const { account, chainFilter } = result as Record<string, unknown>
  const { address } = readSigner(context, account)
  const chainIds = Array.isArray(chainFilter) ? chainFilter.map(Number) : [context.state().chainId]
  const entries = chainIds
    .filter((chainId) => context.chains.has(chainId))
    .map(async (chainId) => [toHex(chainId), await assetsOf(context, address, chainId)])
  return Object.fromEntries(await Promise.all(entries))
}

async function assetsOf({ chains }: EvmContext, address: `0x${string}`, chainId: number) {
  const rpc = await chains.rpc(chainId)
  const { name, symbol } = chains.describe(chainId)
  const native = {
    address: 'native',
    balance: await rpc('eth_getBalance', [address, 'latest']),
    type: 'NATIVE',
    metadata: { name, symbol, decimals: 18 },
  }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  const tokens = Object.values(EVM_TOKENS).map(async ({ amount: _, address: to, ...metadata }) => {
    const balance = await rpc('eth_call', [{ to, data }, 'latest']).catch(() => undefined)
    return isHex(balance) && BigInt(balance) > 0n
      ? [{ address: to, balance: toHex(BigInt(balance)), type: 'ERC20', metadata }]
      : []
  })
  return [native, ...(await Promise.all(tokens)).flat(), ...(await nftsOf(rpc, address))]
}

async function nftsOf(rpc: Awaited<ReturnType<EvmContext['chains']['rpc']>>, address: `0x${string}`) {
  const result = await readNfts({
    address,
    accounts: testAccounts.addresses.length,
    async call(to, data) {
      const answer = await rpc('eth_call', [{ to, data }, 'latest'])
      return isHex(answer) ? answer : '0x'
    },
  })
  return result.map(({ nft, tokenId, amount }) => ({
    address: nft.address,
    balance: toHex(amount),
    type: nft.standard.toUpperCase(),
    metadata: {
      name: nft.collection,
      symbol: nft.symbol,
      tokenId: toHex(BigInt(tokenId)),
      tokenURI: toDataUri({ name: nft.name(tokenId), description: nft.description, image: PICTURE }),
    },
  }))
}

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8b6DxHwAFrwJ/2Ed4cAAAAABJRU5ErkJggg=='

const toDataUri = (metadata: object) => `data:application/json;base64,${btoa(JSON.stringify(metadata))}`
