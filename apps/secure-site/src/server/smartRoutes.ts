import * as z from 'zod/mini'
import type { Bundler, CreateBundler } from '../types'
import { userApi } from './createListener'
import { caipNetworkId } from './fields'
import { Refusal } from './Refusal'

const hex = z.templateLiteral(['0x', z.string().check(z.regex(/^[\da-fA-F]*$/))])
const quantity = z.pipe(
  z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/)),
  z.transform((text: string) => BigInt(text)),
)
const operation = z.object({
  sender: hex,
  nonce: quantity,
  factory: z.optional(hex),
  factoryData: z.optional(hex),
  callData: hex,
  callGasLimit: quantity,
  verificationGasLimit: quantity,
  preVerificationGas: quantity,
  maxFeePerGas: quantity,
  maxPriorityFeePerGas: quantity,
  signature: hex,
})

/** Smart accounts, on those EVM networks where they can be. */
export const smartRoutes = ({
  rpcUrls,
  createBundler,
}: {
  rpcUrls: Readonly<Record<string, string>>
  createBundler: CreateBundler
}) => {
  const bundlers: Map<string, Promise<Bundler>> = new Map()
  const find = (id: string) => {
    const url = id.startsWith('eip155:') && Object.hasOwn(rpcUrls, id) ? rpcUrls[id] : undefined
    if (url === undefined) throw new Refusal(404, 'There are no smart accounts on this network.')
    const known = bundlers.get(id)
    if (known !== undefined) return known
    const made = createBundler({ url, chainId: Number(id.slice('eip155:'.length)) })
    bundlers.set(id, made)
    return made
  }
  return [
    userApi('/api/smart/networks', z.object({}), async () => {
      const ids = Object.keys(rpcUrls).filter((id) => id.startsWith('eip155:'))
      const found = await Promise.all(ids.map(async (id) => ({ id, contracts: await (await find(id)).contracts() })))
      return {
        networks: found.flatMap(({ id, contracts }) => (contracts ? [{ caipNetworkId: id, ...contracts }] : [])),
      }
    }),
    userApi('/api/smart/send', z.object({ caipNetworkId, operation }), async (body) =>
      (await find(body.caipNetworkId)).send(body.operation),
    ),
  ]
}
