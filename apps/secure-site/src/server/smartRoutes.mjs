import * as z from 'zod/mini'
import { userApi } from './createListener.mjs'
import { caipNetworkId } from './fields.mjs'
import { Refusal } from './Refusal.mjs'

const hex = z.templateLiteral(['0x', z.string().check(z.regex(/^[\da-fA-F]*$/))])
const quantity = z.pipe(
  z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/)),
  z.transform((/** @type {string} */ text) => BigInt(text)),
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

/**
 * Smart accounts, on those EVM networks where they can be.
 *
 * @param {{
 *   rpcUrls: Readonly<Record<string, string>>,
 *   createBundler: import('../types.d.mts').CreateBundler,
 * }} parameters
 */
export const smartRoutes = ({ rpcUrls, createBundler }) => {
  /** @type {Map<string, Promise<import('../types.d.mts').Bundler>>} */
  const bundlers = new Map()
  /** @param {string} id */
  const find = (id) => {
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
