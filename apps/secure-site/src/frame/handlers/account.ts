import type { Handlers } from '@foyer/auth-frame/server'
import { readNetwork, toChainId } from '../chain/networks'
import { describeUser } from '../session/describeUser'
import { signLoginMessage } from '../session/signLoginMessage'
import type { FrameContext } from './types'

type AccountHandlers = Pick<
  Handlers,
  'GET_USER' | 'IS_CONNECTED' | 'SIGN_OUT' | 'GET_CHAIN_ID' | 'SWITCH_NETWORK' | 'RELOAD'
>

export const createAccountHandlers = (context: FrameContext): AccountHandlers => {
  const { session, approvals, logins, network, served, accountType } = context
  return {
    async IS_CONNECTED(_, { origin }) {
      await logins.resume(origin).catch(() => {})
      return { isConnected: await session.isGood() }
    },
    async GET_USER(wanted, { origin, signal }) {
      const person = await session.get()
      const requested = wanted?.chainId === undefined ? network.get() : readNetwork(wanted.chainId, served)
      network.set(requested)
      if (wanted?.preferredAccountType) await accountType.set(wanted.preferredAccountType)
      const user = await describeUser(context, person, signal, requested)
      const message = wanted?.siwxMessage
      if (message === undefined) return user
      return {
        ...user,
        ...(await signLoginMessage(context, person, { user, network: requested, message, origin, signal })),
      }
    },
    async SIGN_OUT() {
      approvals.abort()
      logins.abort()
      await session.end()
    },
    GET_CHAIN_ID: () => ({ chainId: toChainId(network.get()) }),
    SWITCH_NETWORK({ chainId }) {
      network.set(readNetwork(chainId, served))
      return { chainId: toChainId(network.get()) }
    },
    RELOAD() {
      approvals.abort()
      logins.abort()
      // Reloads in a later task, after the reply was sent.
      setTimeout(() => location.reload())
    },
  }
}
