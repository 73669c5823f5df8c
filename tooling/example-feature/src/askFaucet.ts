import type { CaipAddress, CaipNetworkId, Http } from '@foyer/core/feature'
import * as z from 'zod/mini'

const offerSchema = z.object({ amount: z.string(), symbol: z.string() })
const claimSchema = z.object({ hash: z.string() })

/** What one claim brings. */
export type Offer = z.infer<typeof offerSchema>

/** `GET /offers`: what the faucet gives on a network. Rejects as `Http` does, and with what is wrong with the answer. */
export async function getOffer(http: Http, network: CaipNetworkId): Promise<Offer> {
  return offerSchema.parse(await http.getJson('/offers', { query: { network } }))
}

/** `POST /claims`: sends coins, once. Resolves with the hash of the transaction. */
export async function claimCoins(http: Http, address: CaipAddress): Promise<string> {
  return claimSchema.parse(await http.postJson('/claims', { address })).hash
}
