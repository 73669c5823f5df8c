import { ModalError } from '../../errors/ModalError.js'
import type { PermissionSource } from '../../feature/permissionSource.js'
import type { ModalContext } from '../../modal/context.js'
import { findLiveConnection } from './findLiveConnection.js'
import { getSignInConfig, isSignInRequired, loadSignInConfig } from './signInConfig.js'
import { type SignedInAccount, signInRegistry } from './signInRegistry.js'

export function createSignInPermissionSource(context: ModalContext): PermissionSource {
  const toEntry = ({ account, walletId }: SignedInAccount) => ({
    id: account,
    accounts: [account],
    walletId,
    isInUse: findLiveConnection(context, account) !== undefined && isSignInRequired(getSignInConfig(context)),
  })
  return {
    kind: 'signIn',
    async list() {
      await loadSignInConfig(context)
      const registry = context.use(signInRegistry)
      const answers = await Promise.allSettled(registry.list().map(registry.recheck))
      const isStale = answers.some(({ status }) => status === 'rejected')
      return { entries: registry.list().map(toEntry), isStale }
    },
    async revoke(entries, { onGone }) {
      await loadSignInConfig(context)
      const registry = context.use(signInRegistry)
      const gone = registry.list().filter(({ account }) => entries.some(({ id }) => id === account))
      // Accounts that are no longer signed in were signed out in another tab.
      onGone(entries.filter(({ id }) => !gone.some(({ account }) => account === id)).map(({ id }) => id))
      for (const each of gone) {
        const live = findLiveConnection(context, each.account)
        try {
          await registry.end([each])
        } catch (cause) {
          // The app's server still has the session, so the account counts as signed in again.
          registry.add(each)
          throw new ModalError('SIGN_OUT_FAILED', { cause })
        }
        onGone([each.account])
        if (!live || !isSignInRequired(getSignInConfig(context))) continue
        const { disconnect } = await import('../../connection/disconnect.js')
        await disconnect(context.modal, live)
      }
      return 'done'
    },
  }
}
