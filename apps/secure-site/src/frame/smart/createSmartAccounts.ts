import { encodeFunctionData, type Hex } from 'viem'
import * as z from 'zod/mini'
import type { Api } from '../createApi'
import type { Chain } from '../createChain'
import type { Person } from '../createSession'
import type { Network } from '../networks'
import { factoryAbi, SALT } from './abi'

const hex = z.templateLiteral(['0x', z.string()])
const answer = z.object({
  networks: z.array(z.object({ caipNetworkId: z.string(), entryPoint: hex, factory: hex })),
})

/** The contract that acts for a person on one network; it need not be there yet. */
export interface SmartAccount {
  readonly address: Hex
  readonly isDeployed: boolean
  readonly entryPoint: Hex
  readonly factory: Hex
  readonly factoryData: Hex
}

export type SmartAccounts = ReturnType<typeof createSmartAccounts>

/** Smart accounts, on those networks that have what they need. */
export function createSmartAccounts({ api }: { api: Api }) {
  let asked: Promise<z.output<typeof answer>['networks']> | undefined
  const networks = ({ token }: Person) => {
    asked ??= api.call('smart/networks', {}, answer, { token }).then(
      (told) => told.networks,
      (error: unknown) => {
        asked = undefined
        throw error
      },
    )
    return asked
  }
  return {
    /** CAIP-2 ids. */
    networks: async (person: Person) => (await networks(person)).map(({ caipNetworkId }) => caipNetworkId),
    /** Nothing on a network that has no smart accounts. */
    async find(person: Person, network: Network, { client }: Chain): Promise<SmartAccount | undefined> {
      if (network.namespace !== 'eip155') return undefined
      const known = (await networks(person)).find(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
      if (known === undefined) return undefined
      const args = [person.wallet.evm.address, SALT] as const
      const { entryPoint, factory } = known
      const address = await client.readContract({ address: factory, abi: factoryAbi, functionName: 'getAddress', args })
      const code = await client.getCode({ address })
      const factoryData = encodeFunctionData({ abi: factoryAbi, functionName: 'createAccount', args })
      return { address, isDeployed: code !== undefined && code !== '0x', entryPoint, factory, factoryData }
    },
  }
}
