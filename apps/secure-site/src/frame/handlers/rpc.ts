import { classifyRpc, type Handlers } from '@foyer/auth-frame/server'
import { createChainClient } from '../chain/createChainClient'
import { readNetwork, toChainId } from '../chain/networks'
import { FrameError } from '../errors/FrameError'
import { createGrants } from '../permissions/createGrants'
import { createEvmMethods } from '../rpc/methods'
import { SOLANA_METHODS } from '../rpc/solana'
import { findEvmAccounts } from '../session/findEvmAccounts'
import { createSpending } from '../spending/createSpending'
import type { FrameContext } from './types'

/** Handles wallet requests. Classifies each again, as the page’s classification proves nothing. */
export const createRpcHandlers = (context: FrameContext): Pick<Handlers, 'RPC_REQUEST' | 'RPC_ABORT'> => {
  const { api, approvals, descriptions, device, session, served } = context
  const evm = createEvmMethods(createGrants({ device }))
  return {
    async RPC_REQUEST({ method, params, chainId: requested }, { origin, signal }) {
      const isShown = classifyRpc(method, params) === 'unsafe'
      const read = <T>(run: () => Promise<T>) => (isShown ? approvals.read({ origin, signal, run }) : run())
      const person = await read(session.get)
      const network = requested === undefined ? context.network.get() : readNetwork(requested, served)
      const chain = createChainClient({ api, token: person.token, signal }, network)
      if (network.namespace === 'eip155' && isRead(method) && !Object.hasOwn(evm, method))
        return chain.request(method, params)
      const spending = createSpending({ api, token: person.token, network })
      const wallet = session.getWallet(person, signal, spending)
      const call = {
        ...{ method, params, origin, signal, person, wallet, network, chain },
        ...{ api, approvals, spending, descriptions },
      }
      if (network.namespace === 'solana') return find(SOLANA_METHODS, method)(call)
      const handler = find(evm, method)
      const accounts = await read(() => findEvmAccounts(context, person, network, chain))
      const chainId = Number(toChainId(network))
      return handler({ ...call, accounts, chainId })
    },
    // The frame’s message server has already aborted the request.
    RPC_ABORT: () => undefined,
  }
}

const isRead = (method: string) =>
  classifyRpc(method) === 'safe' && method.startsWith('eth_') && !/UserOperation/.test(method)

function find<Handler>(methods: Readonly<Record<string, Handler>>, method: string): Handler {
  const result = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (result === undefined) throw new FrameError('The method is not supported', 4200)
  return result
}
