import * as z from 'zod/mini'
import type { StoredSmartSession } from './types'
import { verifyMessage } from './verifyMessage'

// Coin type of EVM networks (ENSIP-11).
const EVM = 2 ** 31

const revocationSchema = z.object({ pci: z.string(), signature: z.string() })
const sessionSchema = z.object({
  project: z.object({
    id: z.string(),
    name: z.string(),
    url: z.optional(z.string()),
    iconUrl: z.optional(z.string()),
  }),
  pci: z.string(),
  expiry: z.number(),
  createdAt: z.number(),
  permissions: z.array(z.unknown()),
  policies: z.array(z.unknown()),
  context: z.optional(z.string()),
  revokedAt: z.optional(z.number()),
})
const inputSchema = z.object({ address: z.string(), session: sessionSchema })

/**
 * Stores sessions of smart accounts by CAIP-10 address.
 *
 * @param rpcUrls nodes that verify contract signatures
 */
export function createSmartSessionStore(rpcUrls: Readonly<Record<string, string>>) {
  const stored: Map<string, StoredSmartSession[]> = new Map()
  const keyOf = (address: string) => address.toLowerCase()
  const of = (address: string) => stored.get(keyOf(address)) ?? []
  return {
    of,
    reset: () => stored.clear(),
    add(input: unknown) {
      const { data } = inputSchema.safeParse(input)
      if (data) stored.set(keyOf(data.address), [...of(data.address), data.session])
      return data !== undefined
    },
    async revoke(address: string, input: unknown): Promise<200 | 400 | 401 | 404> {
      const { data } = revocationSchema.safeParse(input)
      const [, chainId, own] = /^eip155:(\d+):(0x[0-9a-fA-F]{40})$/.exec(address) ?? []
      if (!data || own === undefined) return 400
      const result = of(address).find(({ pci }) => pci === data.pci)
      if (!result) return 404
      const { pci, signature } = data
      const isTheirs = await verifyMessage(
        { coinType: EVM + Number(chainId), address: own, message: pci, signature },
        rpcUrls,
      )
      if (!isTheirs) return 401
      result.revokedAt = Math.floor(Date.now() / 1000)
      return 200
    },
  }
}
