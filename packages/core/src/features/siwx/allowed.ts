import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import type { AllowedSource } from '../../feature/allowedSource.js'
import { accountOf } from '../../flows/admission.js'
import { parseCaipAddress } from '../../utils/caipAddress.js'
import { signIns } from './signIns.js'
import { isRequired, loadWays, waysOf } from './siwxConfig.js'

/** The accounts that are signed in to the site with this browser. */
export function createAllowed(context: ModalContext): AllowedSource {
  const { connections } = context.stores
  const liveOf = (account: string) => {
    const { namespace = '' } = parseCaipAddress(account) ?? {}
    return connections.of(namespace).live.find(({ connection }) => accountOf(connection) === account)
  }
  return {
    kind: 'signIn',
    async list() {
      await loadWays(context)
      const entries = context.use(signIns).list()
      return {
        entries: entries.map(({ account, walletId }) => ({
          id: account,
          accounts: [account],
          walletId,
          isInUse: liveOf(account) !== undefined && isRequired(waysOf(context)),
        })),
      }
    },
    async revoke(entries, { onGone }) {
      await loadWays(context)
      const known = context.use(signIns)
      const gone = known.list().filter(({ account }) => entries.some(({ id }) => id === account))
      // Another tab may have ended the rest.
      onGone(entries.filter(({ id }) => !gone.some(({ account }) => account === id)).map(({ id }) => id))
      for (const each of gone) {
        const live = liveOf(each.account)
        try {
          await known.end([each])
        } catch (cause) {
          // What the site still knows is not over, whatever this page has forgotten.
          known.add(each)
          throw new ModalError('SIGN_OUT_FAILED', { cause })
        }
        onGone([each.account])
        const { namespace } = parseCaipAddress(each.account) ?? {}
        if (!live || !isRequired(waysOf(context))) continue
        const { disconnect } = await import('../../flows/disconnect.js')
        await disconnect(context, { namespace, walletId: live.walletId })
      }
      return 'done'
    },
  }
}
