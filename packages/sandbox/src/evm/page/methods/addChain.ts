import { createInternalError } from '../../../wallet/errors'
import type { EvmMethod } from '../context'
import { readAddedChain } from './readAddedChain'

/** Handles `wallet_addEthereumChain`: prompts, adds the chain and switches to it. Only switches to a known chain. */
export const addChain: EvmMethod = async ({ chains, state, session, behaviours, approvals }, params, method) => {
  const chain = readAddedChain(params)
  const { chainId } = chain
  const listed = chains.has(chainId)
  if (listed && chainId === state().chainId) return null
  if (!listed) await chains.check(chain)

  const { addResult } = behaviours
  const from = chains.describe(state().chainId)
  const request = listed
    ? ({ kind: 'switch', from, to: chains.describe(chainId) } as const)
    : ({ kind: 'add', chain } as const)
  const { times } =
    addResult === undefined
      ? await approvals.prompt(request, method)
      : await approvals.promptWith(request, method, addResult === 'reject' ? 'reject' : 'approve')
  if (addResult === 'fail') throw createInternalError('The wallet could not add the chain.')

  if (!listed) chains.add(chain)
  session.setChain(chainId, times)
  return null
}
