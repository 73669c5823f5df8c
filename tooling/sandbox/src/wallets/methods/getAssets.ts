import { encodeFunctionData, erc20Abi, isHex, toHex } from 'viem'
import { readNfts } from '../../anvil/contracts/readNfts'
import { TOKENS } from '../../anvil/contracts/tokens'
import roster from '../../roster.json'
import type { Method, WalletContext } from '../context'
import { invalidParams, unsupported } from '../errors'
import { readSigner } from './readSigner'

/** `wallet_getAssets` (EIP-7811): the coin, the sandbox's tokens and its NFTs, each read from the chain. */
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
  return [native, ...(await Promise.all(tokens)).flat(), ...(await nftsOf(rpc, address))]
}

async function nftsOf(rpc: Awaited<ReturnType<WalletContext['chains']['rpc']>>, address: `0x${string}`) {
  const found = await readNfts({
    address,
    accounts: roster.addresses.length,
    async call(to, data) {
      const answer = await rpc('eth_call', [{ to, data }, 'latest'])
      return isHex(answer) ? answer : '0x'
    },
  })
  return found.map(({ nft, tokenId, amount }) => ({
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

/** One amber pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8b6DxHwAFrwJ/2Ed4cAAAAABJRU5ErkJggg=='

/** As contracts write what is kept on the chain itself. */
const toDataUri = (metadata: object) => `data:application/json;base64,${btoa(JSON.stringify(metadata))}`
