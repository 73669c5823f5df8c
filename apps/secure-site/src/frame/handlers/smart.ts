import type { Handlers } from '@foyer/auth-frame/server'
import { texts } from '../../texts/texts'
import { createChainClient } from '../chain/createChainClient'
import { FrameError } from '../errors/FrameError'
import { findEvmAccounts } from '../session/findEvmAccounts'
import type { FrameContext } from './types'

type SmartHandlers = Pick<
  Handlers,
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS' | 'INIT_SMART_ACCOUNT' | 'SET_PREFERRED_ACCOUNT'
>

export const createSmartAccountHandlers = (context: FrameContext): SmartHandlers => {
  const { api, session, smart, network, accountType } = context
  const find = async (signal: AbortSignal) => {
    const person = await session.get()
    const current = network.get()
    const chain = createChainClient({ api, token: person.token, signal }, current)
    return { person, current, accounts: await findEvmAccounts(context, person, current, chain) }
  }
  return {
    async GET_SMART_ACCOUNT_ENABLED_NETWORKS() {
      const networks = await smart.networks(await session.get())
      return { smartAccountEnabledNetworks: networks.map((id) => Number(id.split(':')[1])) }
    },
    async INIT_SMART_ACCOUNT(_, { signal }) {
      const { accounts } = await find(signal)
      if (accounts.smart === undefined) throw new FrameError(texts().errors.smartUnavailable)
      // The account’s first operation deploys it.
      return { address: accounts.smart.address, isDeployed: accounts.smart.isDeployed }
    },
    async SET_PREFERRED_ACCOUNT({ type }, { signal }) {
      await accountType.set(type)
      const { person, current, accounts } = await find(signal)
      if (current.namespace === 'solana') return { type: 'eoa', address: person.addresses.solana }
      return { type: accounts.active === accounts.eoa ? 'eoa' : 'smartAccount', address: accounts.active }
    },
  }
}
