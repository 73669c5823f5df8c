import * as z from 'zod/mini'
import type { Coin } from '../coins/coinSchema'
import { isSolanaAddress } from '../sources/addresses'
import { callNode, type NodeResult, readResult } from '../sources/callNode'
import { amountField, decimalsField, iconField, nameField, optionalField, symbolField } from '../sources/fields'
import { SourceError } from '../sources/SourceError'
import type { BalanceSource, CoinBalance } from './types'

const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
// An account with more has mostly tokens that it never asked for.
const MAX_UNLISTED = 200

const coinSchema = z.object({ value: amountField })
const accountsSchema = z.object({
  value: z.array(
    z.object({
      account: z.object({
        data: z.object({
          parsed: z.object({
            info: z.object({
              mint: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
              tokenAmount: z.object({ amount: amountField, decimals: z.int() }),
            }),
          }),
        }),
      }),
    }),
  ),
})
const assetsSchema = z.object({ items: z.array(z.unknown()).check(z.maxLength(1_000)) })
const assetSchema = z.object({
  id: z.string(),
  content: z.object({
    metadata: z.object({ name: nameField, symbol: optionalField(symbolField) }),
    links: optionalField(z.object({ image: optionalField(iconField) })),
  }),
  token_info: z.object({ decimals: decimalsField, symbol: optionalField(symbolField) }),
})

/**
 * Reads balances from a Solana node. Amounts are those of the token accounts; where the node has the methods of DAS,
 * these name the tokens that the operator does not list.
 */
export const solanaBalances: BalanceSource = {
  namespace: 'solana',
  isAddress: isSolanaAddress,
  async read({ url, address, coins, signal }) {
    const accountCalls = TOKEN_PROGRAMS.map((programId) => ({
      method: 'getTokenAccountsByOwner',
      params: [address, { programId }, { encoding: 'jsonParsed' }],
    }))
    const [answers, named] = await Promise.all([
      callNode(url, [{ method: 'getBalance', params: [address] }, ...accountCalls], signal),
      readNames(url, address, signal),
    ])
    const [balance, ...accounts] = answers
    const lamports = parse(coinSchema, balance).value
    const amounts = new Map<string, bigint>()
    for (const { account } of accounts.flatMap((each) => parse(accountsSchema, each).value)) {
      const { mint, tokenAmount } = account.data.parsed.info
      amounts.set(mint, (amounts.get(mint) ?? 0n) + tokenAmount.amount)
    }
    const listed = coins.flatMap((coin): CoinBalance[] => {
      const amount = coin.address === undefined ? lamports : (amounts.get(coin.address) ?? 0n)
      return amount === 0n && coin.address !== undefined ? [] : [{ ...coin, amount }]
    })
    const others = [...amounts].flatMap(([mint, amount]): CoinBalance[] => {
      const coin = coins.some(({ address: each }) => each === mint) ? undefined : named.get(mint)
      return coin === undefined || amount === 0n ? [] : [{ ...coin, amount }]
    })
    return [...listed, ...others.slice(0, MAX_UNLISTED)]
  },
}

// A node without DAS refuses the method: then no other tokens are named.
async function readNames(url: string, ownerAddress: string, signal: AbortSignal): Promise<ReadonlyMap<string, Coin>> {
  const params = { ownerAddress, page: 1, limit: 1_000, displayOptions: { showFungible: true } }
  const answer = await readResult(url, { method: 'getAssetsByOwner', params }, signal).catch((error: unknown) => {
    if (error instanceof SourceError) return undefined
    throw error
  })
  const assets = z.safeParse(assetsSchema, answer).data?.items ?? []
  return new Map(
    assets.flatMap((asset): [string, Coin][] => {
      const { data } = z.safeParse(assetSchema, asset)
      const symbol = data?.token_info.symbol ?? data?.content.metadata.symbol
      // Without decimals it is an NFT.
      if (data === undefined || symbol == null || data.token_info.decimals === 0) return []
      const { id, content, token_info } = data
      const icon = content.links?.image ?? undefined
      return [[id, { address: id, name: content.metadata.name, symbol, decimals: token_info.decimals, icon }]]
    }),
  )
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, answer: NodeResult | undefined): z.output<Schema> {
  const parsed = z.safeParse(schema, answer !== undefined && 'result' in answer ? answer.result : undefined)
  if (!parsed.success) throw new SourceError('no balance')
  return parsed.data
}
