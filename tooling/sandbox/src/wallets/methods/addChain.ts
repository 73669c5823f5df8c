import type { Method } from '../context'
import { internal } from '../errors'
import { readAddedChain } from './readAddedChain'

/** `wallet_addEthereumChain`: one question, then the chain is listed and current. A listed one is only switched to. */
export const addChain: Method = async ({ chains, state, session, behaviours, approvals }, params, method) => {
  const chain = readAddedChain(params)
  const { chainId } = chain
  const listed = chains.has(chainId)
  if (listed && chainId === state().chainId) return null
  if (!listed) await chains.check(chain)

  const { addResult } = behaviours
  const from = chains.describe(state().chainId)
  const ask = listed
    ? ({ kind: 'switch', from, to: chains.describe(chainId) } as const)
    : ({ kind: 'add', chain } as const)
  const { times } =
    addResult === undefined
      ? await approvals.ask(ask, method)
      : await approvals.askWith(ask, method, addResult === 'reject' ? 'reject' : 'approve')
  if (addResult === 'fail') throw internal('The wallet could not add the chain.')

  if (!listed) chains.add(chain)
  session.setChain(chainId, times)
  return null
}
