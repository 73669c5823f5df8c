import type { ModalContext, Part } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import type { AdmittedAccount, FeatureDefinition } from '../feature/defineFeature.js'
import type { FeatureHost } from '../feature/host.js'
import type { SourceConnection } from '../feature/walletSource.js'
import type { Namespace } from '../types/caip.js'
import { untilAborted } from '../utils/waiting.js'

/** The account of each connection that was let in, where somebody decides about that. */
const admitted: Part<Map<string, string>> = { create: () => new Map() }

/** Whether any feature decides which accounts come in. */
export const hasAdmission = ({ features }: ModalContext): boolean => features.some(({ definition }) => definition.admit)

const keyOf = (namespace: Namespace, walletId: string) => `${namespace}:${walletId}`

/** Whether this account of a connection may be shown and used. */
export function isAdmitted(context: ModalContext, { namespace, walletId, address }: Admitted): boolean {
  return !hasAdmission(context) || context.use(admitted).get(keyOf(namespace, walletId)) === address
}

export interface Admitted {
  readonly namespace: Namespace
  readonly walletId: string
  readonly address: string
}

/** It was asked about, and may come in. */
export function letIn(context: ModalContext, { namespace, walletId, address }: Admitted): void {
  if (hasAdmission(context)) context.use(admitted).set(keyOf(namespace, walletId), address)
}

/**
 * Asks the features whether an account may come in, one after another. Resolves when all of them let it, which is at once
 * where none decides. Rejects with `NOT_ADMITTED`, the reason as its cause.
 */
export async function askAdmission(context: ModalContext, account: AdmittedAccount): Promise<void> {
  for (const { definition, host } of context.features) {
    // Only a plain yes is one.
    if (definition.admit && (await ask(definition, account, host)) !== true) {
      throw new ModalError('NOT_ADMITTED', { context: { feature: definition.id } })
    }
  }
}

async function ask(feature: FeatureDefinition, account: AdmittedAccount, host: FeatureHost): Promise<unknown> {
  try {
    return await feature.admit?.(account, host)
  } catch (cause) {
    throw new ModalError('NOT_ADMITTED', { cause, context: { feature: feature.id } })
  }
}

/** Lets in what was connected or restored, all of it or nothing. What is not let in is ended in its wallet. */
export async function admitAll(
  context: ModalContext,
  found: readonly SourceConnection[],
  { restored, signal }: Pick<AdmittedAccount, 'restored' | 'signal'>,
): Promise<void> {
  if (!hasAdmission(context)) return
  const asked = new Map<SourceConnection, string>()
  // A wallet may go on to another account while somebody decides about this one: then that one is asked about too.
  const next = () => found.find((each) => asked.get(each) !== each.connection.accounts[0].address)
  try {
    for (let each = next(); each; each = next()) {
      const { namespace, connection } = each
      const [account] = connection.accounts
      const { caipNetworkId } = connection
      await untilAborted(askAdmission(context, { namespace, account, caipNetworkId, restored, signal }), signal)
      asked.set(each, account.address)
    }
  } catch (cause) {
    for (const { connection } of found) {
      connection.disconnect().catch((also) => context.log('debug', 'A wallet was not told that it is not let in', also))
    }
    throw cause
  }
  for (const { namespace, wallet, connection } of found) {
    letIn(context, { namespace, walletId: wallet.id, address: connection.accounts[0].address })
  }
}
