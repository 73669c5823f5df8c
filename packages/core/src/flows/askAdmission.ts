import { ADMISSION_WAIT } from '../constants.js'
import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { AdmittedAccount, ComposedFeature } from '../feature/defineFeature.js'
import type { SourceConnection } from '../feature/walletSource.js'
import { delay, untilAborted } from '../utils/waiting.js'
import { accountOf, hasAdmission, letIn } from './admission.js'

/** What features are asked about. */
export type AskAdmissionParameters = Omit<AdmittedAccount, 'asking'>

/**
 * Asks the features whether an account may come in, one after another. Resolves when all of them let it, which is at once
 * where none decides. Where nobody has asked for the connection, a feature that does not answer in time counts as a no. Rejects with `NOT_ADMITTED`, the reason as its cause: `FEATURE_TIMED_OUT` where there was no answer.
 */
export async function askAdmission(context: ModalContext, account: AskAdmissionParameters): Promise<void> {
  for (const feature of context.features) {
    // Only a plain yes is one.
    if (feature.definition.admit && (await ask(feature, account)) !== true) {
      throw new ModalError('NOT_ADMITTED', { context: { feature: feature.definition.id } })
    }
  }
}

async function ask({ definition, host }: ComposedFeature, account: AskAdmissionParameters) {
  const feature = definition.id
  const late = new AbortController()
  const signal = AbortSignal.any([account.signal, late.signal])
  const clock = createClock(!account.asked, signal, () =>
    late.abort(new ModalError('FEATURE_TIMED_OUT', { context: { feature } })),
  )
  try {
    return await untilAborted(definition.admit?.({ ...account, signal, asking: clock.whileStopped }, host), signal)
  } catch (thrown) {
    const cause = late.signal.aborted ? late.signal.reason : thrown
    throw new ModalError('NOT_ADMITTED', { cause, context: { feature } })
  } finally {
    clock.end()
  }
}

/** The time that a feature has, which stands still while it asks the visitor and begins anew then. */
function createClock(isTimed: boolean, signal: AbortSignal, onOver: () => void) {
  const ended = new AbortController()
  let questions = 0
  let stopped = new AbortController()
  const run = () => {
    stopped = new AbortController()
    if (isTimed) delay(ADMISSION_WAIT, AbortSignal.any([signal, ended.signal, stopped.signal]), onOver)
  }
  run()
  return {
    async whileStopped<T>(answer: T | PromiseLike<T>): Promise<T> {
      questions += 1
      stopped.abort()
      try {
        return await answer
      } finally {
        questions -= 1
        if (questions === 0) run()
      }
    },
    end: () => ended.abort(),
  }
}

/** Lets in what was connected or restored, all of it or nothing. What is not let in is ended in its wallet. */
export async function admitAll(
  context: ModalContext,
  found: readonly SourceConnection[],
  { restored, asked, signal }: Pick<AskAdmissionParameters, 'restored' | 'asked' | 'signal'>,
): Promise<void> {
  if (!hasAdmission(context)) return
  const admitted = new Map<SourceConnection, string>()
  // A wallet may go on to another account while somebody decides about this one: then that one is asked about instead.
  const next = () => found.find((each) => admitted.get(each) !== accountOf(each.connection))
  try {
    for (let each = next(); each; each = next()) {
      const { namespace, wallet, connection } = each
      const [account] = connection.accounts
      const { caipNetworkId } = connection
      const who = accountOf(connection)
      const moved = new AbortController()
      const unwatch = connection.watch(() => accountOf(connection) !== who && moved.abort())
      const target = { namespace, walletId: wallet.id, account, caipNetworkId, connection, restored, asked }
      try {
        const mine = AbortSignal.any([signal, moved.signal])
        await untilAborted(askAdmission(context, { ...target, signal: mine }), mine)
        admitted.set(each, who)
      } catch (cause) {
        if (signal.aborted || !moved.signal.aborted) throw cause
      } finally {
        unwatch()
      }
    }
  } catch (cause) {
    for (const { namespace, wallet, connection } of found) {
      // Its visitor has connected it anew by now, and was let in: the wallet knows one connection.
      if (restored && context.stores.connections.live(namespace, wallet.id)) continue
      connection.disconnect().catch((also) => context.log('debug', 'A wallet was not told that it is not let in', also))
    }
    throw cause
  }
  for (const { namespace, wallet, connection } of found) {
    letIn(context, { namespace, walletId: wallet.id, connection })
  }
}
