import type { ModalContext } from '../../context.js'
import { ModalError } from '../../errors/ModalError.js'
import type { AllowedSource } from '../../feature/allowedSource.js'
import { liveOf } from './liveOf.js'
import { type SignedIn, signIns } from './signIns.js'
import { isRequired, loadWays, waysOf } from './siwxConfig.js'

/** The accounts that are signed in to the site with this browser. */
export function createAllowed(context: ModalContext): AllowedSource {
  const toEntry = ({ account, walletId }: SignedIn) => ({
    id: account,
    accounts: [account],
    walletId,
    isInUse: liveOf(context, account) !== undefined && isRequired(waysOf(context)),
  })
  return {
    kind: 'signIn',
    async list() {
      await loadWays(context)
      const known = context.use(signIns)
      const answers = await Promise.allSettled(known.list().map(known.look))
      const isStale = answers.some(({ status }) => status === 'rejected')
      return { entries: known.list().map(toEntry), isStale }
    },
    async revoke(entries, { onGone }) {
      await loadWays(context)
      const known = context.use(signIns)
      const gone = known.list().filter(({ account }) => entries.some(({ id }) => id === account))
      // Another tab may have ended the rest.
      onGone(entries.filter(({ id }) => !gone.some(({ account }) => account === id)).map(({ id }) => id))
      for (const each of gone) {
        const live = liveOf(context, each.account)
        try {
          await known.end([each])
        } catch (cause) {
          // What the site still knows is not over, whatever this page has forgotten.
          known.add(each)
          throw new ModalError('SIGN_OUT_FAILED', { cause })
        }
        onGone([each.account])
        if (!live || !isRequired(waysOf(context))) continue
        const { disconnect } = await import('../../flows/disconnect.js')
        await disconnect(context, live)
      }
      return 'done'
    },
  }
}
