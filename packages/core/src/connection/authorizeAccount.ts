import { ModalError } from '../errors/ModalError.js'
import type { AuthorizationRequest, FeatureInstance } from '../feature/defineFeature.js'
import type { WalletSourceConnection } from '../feature/walletSource.js'
import type { ModalContext } from '../modal/context.js'
import { rejectOnAbort, startTimer } from '../utils/waiting.js'
import { hasAuthorizingFeature, markAuthorized, toAccountId } from './authorization.js'

// Time limit for a feature to authorize an account when the user did not request the connection.
export const AUTHORIZATION_TIMEOUT_MS = 10_000

export type AuthorizeAccountParameters = Omit<AuthorizationRequest, 'whilePrompting'>

// Runs the `authorize` functions of the features one after another, and resolves when all agree. Unless the user
// requested the connection, a feature that does not answer in time refuses. Rejects with `ACCOUNT_REFUSED`; its cause
// is the feature's error, or `FEATURE_TIMED_OUT`.
export async function authorizeAccount(context: ModalContext, account: AuthorizeAccountParameters): Promise<void> {
  for (const feature of context.features) {
    // Only `true` authorizes the account.
    if (feature.definition.authorize && (await requestFrom(feature, account)) !== true) {
      throw new ModalError('ACCOUNT_REFUSED', { context: { feature: feature.definition.id } })
    }
  }
}

async function requestFrom({ definition, featureContext }: FeatureInstance, account: AuthorizeAccountParameters) {
  const feature = definition.id
  const timeout = new AbortController()
  const signal = AbortSignal.any([account.signal, timeout.signal])
  const clock = createClock(!account.isRequested, signal, () =>
    timeout.abort(new ModalError('FEATURE_TIMED_OUT', { context: { feature } })),
  )
  try {
    return await rejectOnAbort(
      definition.authorize?.({ ...account, signal, whilePrompting: clock.whileStopped }, featureContext),
      signal,
    )
  } catch (thrown) {
    const cause = timeout.signal.aborted ? timeout.signal.reason : thrown
    throw new ModalError('ACCOUNT_REFUSED', { cause, context: { feature } })
  } finally {
    clock.end()
  }
}

function createClock(isTimed: boolean, signal: AbortSignal, onOver: () => void) {
  const ended = new AbortController()
  let prompts = 0
  let stopped = new AbortController()
  const run = () => {
    stopped = new AbortController()
    if (isTimed) startTimer(AUTHORIZATION_TIMEOUT_MS, AbortSignal.any([signal, ended.signal, stopped.signal]), onOver)
  }
  run()
  return {
    async whileStopped<T>(answer: T | PromiseLike<T>): Promise<T> {
      prompts += 1
      stopped.abort()
      try {
        return await answer
      } finally {
        prompts -= 1
        if (prompts === 0) run()
      }
    },
    end: () => ended.abort(),
  }
}

// Authorizes all connections or none. If one is refused, all end in their wallets.
export async function authorizeConnections(
  context: ModalContext,
  sourceConnections: readonly WalletSourceConnection[],
  { isRestored, isRequested, signal }: Pick<AuthorizeAccountParameters, 'isRestored' | 'isRequested' | 'signal'>,
): Promise<void> {
  if (!hasAuthorizingFeature(context)) return
  const authorized = new Map<WalletSourceConnection, string>()
  // If the wallet changes its account during the authorization, the new account is authorized again.
  const next = () => sourceConnections.find((each) => authorized.get(each) !== toAccountId(each.connection))
  try {
    for (let each = next(); each; each = next()) {
      const { namespace, wallet, connection } = each
      const [account] = connection.accounts
      const { caipNetworkId } = connection
      const accountId = toAccountId(connection)
      const moved = new AbortController()
      const unwatch = connection.watch(() => toAccountId(connection) !== accountId && moved.abort())
      const target = { namespace, walletId: wallet.id, account, caipNetworkId, connection, isRestored, isRequested }
      try {
        const mine = AbortSignal.any([signal, moved.signal])
        await rejectOnAbort(authorizeAccount(context, { ...target, signal: mine }), mine)
        authorized.set(each, accountId)
      } catch (cause) {
        if (signal.aborted || !moved.signal.aborted) throw cause
      } finally {
        unwatch()
      }
    }
  } catch (cause) {
    for (const { namespace, wallet, connection } of sourceConnections) {
      // If the user has connected this wallet again during the restore, that authorized connection stays.
      if (isRestored && context.stores.connections.live(namespace, wallet.id)) continue
      connection
        .disconnect()
        .catch((also) =>
          context.log('debug', 'A wallet whose account is not authorized could not be disconnected', also),
        )
    }
    throw cause
  }
  for (const { namespace, wallet, connection } of sourceConnections) {
    markAuthorized(context, { namespace, walletId: wallet.id, connection })
  }
}
