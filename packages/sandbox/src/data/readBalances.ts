import { createPublicClient, erc20Abi, formatUnits, http, isAddress } from 'viem'
import { EVM_TOKENS } from '../evm/contracts/tokens'
import { requestNode } from '../nodes/requestNode'
import { getDayChange, getPictureUrl, getPrice } from './prices'

export async function readBalances({
  rpcUrls,
  url,
  address,
  chainId,
  currency,
}: {
  rpcUrls: Readonly<Record<string, string>>
  url: string
  address: string
  chainId?: string | undefined
  currency: string
}) {
  const requested = Object.entries(rpcUrls).filter(([id]) => chainId === undefined || id === chainId)
  const read = requested.map(async ([id, rpcUrl]) => {
    const result = id.startsWith('eip155:') ? await readEvm(rpcUrl, address) : await readSolana(rpcUrl, address)
    return result.map(({ token, amount, tokenAddress }) =>
      toBalance({ ...token, id, amount, tokenAddress, currency, url }),
    )
  })
  return (await Promise.all(read)).flat()
}

async function readEvm(rpcUrl: string, address: string) {
  if (!isAddress(address, { strict: false })) return []
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) })
  const tokens = await Promise.all(
    Object.values(EVM_TOKENS).map(async (token) => {
      const args = [address] as const
      const amount = await client
        .readContract({ address: token.address, abi: erc20Abi, functionName: 'balanceOf', args })
        .catch(() => 0n)
      return { token, amount, tokenAddress: token.address }
    }),
  )
  const native = { token: { name: 'Ether', symbol: 'ETH', decimals: 18 }, amount: await client.getBalance({ address }) }
  return [{ ...native, tokenAddress: undefined }, ...tokens.filter(({ amount }) => amount > 0n)]
}

async function readSolana(rpcUrl: string, address: string) {
  const { value } = await requestNode(rpcUrl, 'getBalance', [address]).catch(() => ({ value: 0 }))
  return [{ token: { name: 'Solana', symbol: 'SOL', decimals: 9 }, amount: BigInt(value), tokenAddress: undefined }]
}

function toBalance({
  id,
  name,
  symbol,
  decimals,
  amount,
  tokenAddress,
  currency,
  url,
}: {
  id: string
  name: string
  symbol: string
  decimals: number
  amount: bigint
  tokenAddress: string | undefined
  currency: string
  url: string
}) {
  const numeric = formatUnits(amount, decimals)
  const price = getPrice(symbol, currency) ?? 0
  return {
    name,
    symbol,
    chainId: id,
    ...(tokenAddress && { address: `${id}:${tokenAddress}` }),
    value: price * Number(numeric),
    price,
    ...(price > 0 && getDayChange(symbol, price)),
    quantity: { decimals: String(decimals), numeric },
    iconUrl: getPictureUrl(url, symbol),
  }
}
