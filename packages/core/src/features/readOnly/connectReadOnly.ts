import { READ_ONLY_WALLET_ID } from '../../adapter/walletIds.js'
import { connect } from '../../connection/connect.js'
import { ModalError } from '../../errors/ModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import type { Modal } from '../../modal/modal.js'
import { emitErrorOnFailure } from '../../notices/emitError.js'
import type { Account } from '../../types/account.js'
import type { Namespace } from '../../types/caip.js'
import type { RegisteredNetworkId } from '../../types/register.js'
import { READ_ONLY_NAMESPACES, readOnlyFeature } from './index.js'
import { requestedAddresses } from './openReadOnlyConnection.js'

/**
 * `characters`: it contains characters that no address has, such as direction marks and look-alikes. `mistyped`: its
 * checksum is wrong. `unknown`: no namespace of the modal that can be viewed has such addresses.
 */
export type AddressProblem = 'characters' | 'mistyped' | 'unknown'

export interface ConnectReadOnlyParameters {
  /** Address of EVM (in mixed case, its EIP-55 checksum must be right) or Solana. */
  readonly address: string
  /** Network to view first. @default the active one of the namespace */
  readonly caipNetworkId?: RegisteredNetworkId | undefined
}

/**
 * Connects an address that the user only views, without a wallet. The account has `isReadOnly`, survives a reload, and
 * ends with `disconnect`. Actions that need its wallet reject with `ACCOUNT_READ_ONLY`. Rejects with `ADDRESS_INVALID`
 * (its `context.reason` is an {@link AddressProblem}), with `FEATURE_MISSING` without `features.readOnly`, else as
 * `connect` does.
 */
export async function connectReadOnly(
  modal: Modal,
  { address: typed, caipNetworkId }: ConnectReadOnlyParameters,
): Promise<Account> {
  return emitErrorOnFailure(modal, async () => {
    const context = getFeatureContext(modal, readOnlyFeature)
    const address = typed.trim()
    const namespace = await findNamespace(context, address)
    if (namespace === undefined) {
      throw new ModalError('ADDRESS_INVALID', { context: { reason: await findProblem(address) } })
    }
    context.use(requestedAddresses).set(namespace, address)
    return connect(modal, { walletId: READ_ONLY_WALLET_ID, namespace, caipNetworkId })
  })
}

async function findNamespace(context: FeatureContext, address: string): Promise<Namespace | undefined> {
  if (!PLAIN.test(address)) return undefined
  for (const namespace of READ_ONLY_NAMESPACES) {
    if (await context.adapter(namespace)?.isAddress(address)) return namespace
  }
  return undefined
}

const PLAIN = /^[0-9A-Za-z]+$/

async function findProblem(address: string): Promise<AddressProblem> {
  if (address && !PLAIN.test(address)) return 'characters'
  const { isMistypedAddress } = await import('../../payment/isMistyped.js')
  return isMistypedAddress(address) ? 'mistyped' : 'unknown'
}
