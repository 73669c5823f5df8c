import type { Handlers } from '@foyer/auth-frame/host'
import { describeUser } from '../describeUser'
import { readNetwork, toChainId } from '../networks'
import { signWithLogin } from '../signWithLogin'
import type { FrameContext } from './types'

type AccountHandlers = Pick<
  Handlers,
  'GET_USER' | 'IS_CONNECTED' | 'SIGN_OUT' | 'GET_CHAIN_ID' | 'SWITCH_NETWORK' | 'RELOAD'
>

/** Who is logged in, and on which network. */
export const createAccountHandlers = (context: FrameContext): AccountHandlers => {
  const { session, approvals, network, served, accountType } = context
  return {
    async IS_CONNECTED() {
      return { isConnected: await session.isGood() }
    },
    async GET_USER(wanted, { origin, signal }) {
      const person = await session.get()
      const asked = wanted?.chainId === undefined ? network.get() : readNetwork(wanted.chainId, served)
      network.set(asked)
      if (wanted?.preferredAccountType) await accountType.set(wanted.preferredAccountType)
      const user = await describeUser(context, person, signal, asked)
      const message = wanted?.siwxMessage
      if (message === undefined) return user
      return { ...user, ...(await signWithLogin(context, person, { user, network: asked, message, origin, signal })) }
    },
    async SIGN_OUT() {
      approvals.abort()
      await session.end()
    },
    GET_CHAIN_ID: () => ({ chainId: toChainId(network.get()) }),
    SWITCH_NETWORK({ chainId }) {
      network.set(readNetwork(chainId, served))
      return { chainId: toChainId(network.get()) }
    },
    RELOAD() {
      approvals.abort()
      // After the answer has left.
      setTimeout(() => location.reload())
    },
  }
}
