import type { CaipAddress, CaipNetworkId, Http } from '@foyer/core/feature'
import * as z from 'zod/mini'

const offerSchema = z.object({ amount: z.string(), symbol: z.string() })
const claimSchema = z.object({ hash: z.string() })

export type FaucetOffer = z.infer<typeof offerSchema>

/** Requests `GET /offers`: the faucet's offer on a network. Rejects as `Http` does, or with the schema's error. */
export async function getOffer(http: Http, network: CaipNetworkId): Promise<FaucetOffer> {
  return offerSchema.parse(await http.getJson('/offers', { query: { network } }))
}

/** Requests `POST /claims`: sends coins once. Resolves with the transaction's hash. */
export async function claimCoins(http: Http, address: CaipAddress): Promise<string> {
  return claimSchema.parse(await http.postJson('/claims', { address })).hash
}
