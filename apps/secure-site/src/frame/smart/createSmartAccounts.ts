import { encodeFunctionData, type Hex } from 'viem'
import * as z from 'zod/mini'
import type { ChainClient } from '../chain/createChainClient'
import type { Network } from '../chain/networks'
import type { SignedInUser } from '../session/createFrameSession'
import type { SiteApi } from '../session/createSiteApi'
import { ACCOUNT_SALT, factoryAbi } from './abi'

const hex = z.templateLiteral(['0x', z.string()])
const answer = z.object({
  networks: z.array(z.object({ caipNetworkId: z.string(), entryPoint: hex, factory: hex })),
})

export interface SmartAccount {
  readonly address: Hex
  readonly isDeployed: boolean
  readonly entryPoint: Hex
  readonly factory: Hex
  readonly factoryData: Hex
}

export type SmartAccounts = ReturnType<typeof createSmartAccounts>

export function createSmartAccounts({ api }: { api: SiteApi }) {
  let requested: Promise<z.output<typeof answer>['networks']> | undefined
  const networks = ({ token }: SignedInUser) => {
    requested ??= api.call('smart/networks', {}, answer, { token }).then(
      (reported) => reported.networks,
      (error: unknown) => {
        requested = undefined
        throw error
      },
    )
    return requested
  }
  return {
    networks: async (person: SignedInUser) => (await networks(person)).map(({ caipNetworkId }) => caipNetworkId),
    /** Finds the user’s smart account. Undefined on networks without smart accounts. */
    async find(person: SignedInUser, network: Network, { client }: ChainClient): Promise<SmartAccount | undefined> {
      if (network.namespace !== 'eip155') return undefined
      const known = (await networks(person)).find(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
      if (known === undefined) return undefined
      const args = [person.addresses.evm, ACCOUNT_SALT] as const
      const { entryPoint, factory } = known
      const address = await client.readContract({ address: factory, abi: factoryAbi, functionName: 'getAddress', args })
      const code = await client.getCode({ address })
      const factoryData = encodeFunctionData({ abi: factoryAbi, functionName: 'createAccount', args })
      return { address, isDeployed: code !== undefined && code !== '0x', entryPoint, factory, factoryData }
    },
  }
}
