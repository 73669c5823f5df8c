import { classifyRpc, type Handlers } from '@foyer/auth-frame/host'
import { createChain } from '../createChain'
import { FrameError } from '../FrameError'
import { findAccounts } from '../findAccounts'
import { readNetwork, toChainId } from '../networks'
import { createGrants } from '../permissions/createGrants'
import { createEvmMethods } from '../rpc/methods'
import { SOLANA_METHODS } from '../rpc/solana'
import type { FrameContext } from './types'

/** Requests to the wallet: each is looked up here, whatever the page believes of it. */
export const createRpcHandlers = (context: FrameContext): Pick<Handlers, 'RPC_REQUEST' | 'RPC_ABORT'> => {
  const { api, approvals, device, session, served } = context
  const evm = createEvmMethods(createGrants({ device }))
  return {
    async RPC_REQUEST({ method, params, chainId: wanted }, { origin, signal }) {
      const isShown = classifyRpc(method, params) === 'unsafe'
      /** What the visitor waits for is tried again when they say so. */
      const read = <T>(run: () => Promise<T>) => (isShown ? approvals.read({ origin, signal, run }) : run())
      const person = await read(session.get)
      const network = wanted === undefined ? context.network.get() : readNetwork(wanted, served)
      const chain = createChain({ api, token: person.token, signal }, network)
      if (network.namespace === 'eip155' && isRead(method) && !Object.hasOwn(evm, method))
        return chain.request(method, params)
      const call = { method, params, origin, signal, person, network, chain, api, approvals }
      if (network.namespace === 'solana') return find(SOLANA_METHODS, method)(call)
      const handler = find(evm, method)
      const accounts = await read(() => findAccounts(context, person, network, chain))
      const chainId = Number(toChainId(network))
      return handler({ ...call, accounts, chainId })
    },
    // The host aborts the signals of what is open.
    RPC_ABORT: () => undefined,
  }
}

/** What is passed on to the network as it is, because it only reads. */
const isRead = (method: string) =>
  classifyRpc(method) === 'safe' && method.startsWith('eth_') && !/UserOperation/.test(method)

function find<Handler>(methods: Readonly<Record<string, Handler>>, method: string): Handler {
  const found = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (found === undefined) throw new FrameError('The method is not supported', 4200)
  return found
}
