import * as z from 'zod/mini'
import type { KeptSession } from './types'
import { verifySigned } from './verifySigned'

/** Of EVM networks (ENSIP-11). */
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
const givenSchema = z.object({ address: z.string(), session: sessionSchema })

/**
 * Sessions of smart accounts that the service keeps, by CAIP-10 address.
 *
 * @param rpcUrls the nodes that are asked whether a contract has signed
 */
export function createSessions(rpcUrls: Readonly<Record<string, string>>) {
  const kept: Map<string, KeptSession[]> = new Map()
  const keyOf = (address: string) => address.toLowerCase()
  const of = (address: string) => kept.get(keyOf(address)) ?? []
  return {
    of,
    reset: () => kept.clear(),
    /** True where it is one. */
    add(given: unknown) {
      const { data } = givenSchema.safeParse(given)
      if (data) kept.set(keyOf(data.address), [...of(data.address), data.session])
      return data !== undefined
    },
    /** The account has to have signed for it. */
    async revoke(address: string, given: unknown): Promise<200 | 400 | 401 | 404> {
      const { data } = revocationSchema.safeParse(given)
      const [, chainId, own] = /^eip155:(\d+):(0x[0-9a-fA-F]{40})$/.exec(address) ?? []
      if (!data || own === undefined) return 400
      const found = of(address).find(({ pci }) => pci === data.pci)
      if (!found) return 404
      const { pci, signature } = data
      const isTheirs = await verifySigned(
        { coinType: EVM + Number(chainId), address: own, message: pci, signature },
        rpcUrls,
      )
      if (!isTheirs) return 401
      found.revokedAt = Math.floor(Date.now() / 1000)
      return 200
    },
  }
}
