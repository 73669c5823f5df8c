import * as z from 'zod/mini'
import type { Bundler, CreateBundler } from '../../types'
import { RefusedRequestError } from '../http/RefusedRequestError'
import { caipNetworkIdSchema } from '../http/requestSchemas'
import { createUserApiRoute } from '../http/routes'
import type { RequestBudget } from './createRequestBudget'

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

const OPERATION_COST = 20
const MAX_OPERATION_BYTES = 1_000_000
// A bundler responds once a block includes the operation.
const OPERATION_TIMEOUT_MS = 120_000

export const smartAccountRoutes = ({
  rpcUrls,
  createBundler,
  budget,
}: {
  rpcUrls: Readonly<Record<string, string>>
  createBundler: CreateBundler
  budget: RequestBudget
}) => {
  const bundlers: Map<string, Promise<Bundler>> = new Map()
  const find = (id: string) => {
    const url = id.startsWith('eip155:') && Object.hasOwn(rpcUrls, id) ? rpcUrls[id] : undefined
    if (url === undefined) throw new RefusedRequestError(404, 'Smart accounts aren’t available on this network.')
    const known = bundlers.get(id)
    if (known !== undefined) return known
    const made = createBundler({ url, chainId: Number(id.slice('eip155:'.length)) })
    bundlers.set(id, made)
    return made
  }
  return [
    createUserApiRoute(
      '/api/smart/networks',
      z.object({}),
      async () => {
        const ids = Object.keys(rpcUrls).filter((id) => id.startsWith('eip155:'))
        const found = await Promise.all(ids.map(async (id) => ({ id, contracts: await (await find(id)).contracts() })))
        return {
          networks: found.flatMap(({ id, contracts }) => (contracts ? [{ caipNetworkId: id, ...contracts }] : [])),
        }
      },
      { audit: undefined },
    ),
    createUserApiRoute(
      '/api/smart/send',
      z.object({ caipNetworkId: caipNetworkIdSchema, operation }),
      async (body, { user }) => {
        await budget.take(user.id, OPERATION_COST)
        return (await find(body.caipNetworkId)).send(body.operation)
      },
      { audit: undefined, maxBodyBytes: MAX_OPERATION_BYTES, timeoutMs: OPERATION_TIMEOUT_MS },
    ),
  ]
}
