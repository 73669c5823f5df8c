import { requireConnectionWithMethod } from '../../connection/requireConnectionWithMethod.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import type { FeatureContext } from '../../feature/context.js'
import { createFeatureMissingError } from '../../feature/errors.js'
import { getFeatureContext } from '../../feature/getFeature.js'
import { getDataService } from '../../http/dataService.js'
import type { Http } from '../../http/http.js'
import { getNameNamespaces } from '../../identity/getNameNamespaces.js'
import { getNameZone } from '../../identity/getNameZone.js'
import { getCoinType, isSameAddressOn } from '../../identity/hostedNames.js'
import { invalidateIdentity } from '../../identity/identityCache.js'
import { fetchHostedName, registerHostedName } from '../../identity/profile.js'
import type { Modal } from '../../modal/modal.js'
import { emitErrorOnFailure } from '../../notices/emitError.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import type { RegisteredNamespace } from '../../types/register.js'
import { combineSignals, rejectOnAbort } from '../../utils/waiting.js'
import { nameError } from './errors.js'
import { namesFeature } from './index.js'
import { getLabelProblem, toLabel } from './label.js'

export interface RegisterNameParameters {
  /** First part of a name, or the full name with its zone. */
  readonly name: string
  /** Namespace of the account that gets the name. @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
  /**
   * Aborts the registration. Before the signed request is sent, the signature is discarded; after that, the
   * registration cannot be undone.
   */
  readonly signal?: AbortSignal | undefined
}

interface RegistrationEvents {
  readonly onSigned?: (() => void) | undefined
}

/**
 * Registers a name for the user's address, signed by the wallet. Resolves with the full name. Rejects with
 * `NAME_INVALID`, `NAME_ACCOUNT_NOT_FOUND`, `NAME_NETWORK_NOT_FOUND`, `INVALID_CHAIN_ID`, `USER_REJECTED`,
 * `NAME_TAKEN`, `NAME_REGISTRATION_FAILED` (with the data service's `reason` in its `context`), `ABORTED`, or
 * `FEATURE_MISSING` where `features.names` excludes the namespace or the options name no data service.
 */
export async function registerName(
  modal: Modal,
  { name: text, namespace, signal: appSignal, onSigned }: RegisterNameParameters & RegistrationEvents,
): Promise<{ readonly name: string }> {
  return emitErrorOnFailure(modal, async () => {
    const zone = getNameZone(modal)
    const label = toLabel(text, zone)
    const problem = getLabelProblem(label)
    if (problem) throw new ModalError('NAME_INVALID', { context: { name: text, problem } })
    const context = getFeatureContext(modal, namesFeature)
    const { address, network, coinType, sign } = requireSigner(context, namespace)
    const data = getDataService(modal)
    if (!data) throw createFeatureMissingError('names', 'pass `projectId` or `services.data`')
    const name = `${label}.${zone}`
    const signal = combineSignals(context.signal, appSignal)
    const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1000) })
    const signature = await rejectOnAbort(sign(message), signal).catch((cause: unknown) => {
      throw toModalError(cause)
    })
    onSigned?.()
    await register(data.http, { name, network, coinType, address, message, signature, signal: context.signal })
    invalidateIdentity(modal, address)
    return { name }
  })
}

function requireSigner(context: FeatureContext, text: Namespace | undefined) {
  const namespace = text ?? context.$namespace.get()
  if (!getNameNamespaces(context.options).includes(namespace)) {
    throw createFeatureMissingError('names', 'add the namespace to `features.names.namespaces`')
  }
  const { method, account } = requireSigningConnection(context, namespace)
  const network = context.activeNetwork(namespace)
  if (!network) throw nameError('NAME_NETWORK_NOT_FOUND')
  const coinType = getCoinType(network)
  if (coinType === undefined) throw nameError('INVALID_CHAIN_ID', { context: { chainId: network.id } })
  return { address: account.address, network, coinType, sign: (message: string) => method({ message, account }) }
}

function requireSigningConnection(context: FeatureContext, namespace: Namespace) {
  try {
    return requireConnectionWithMethod(context.modal, { namespace, method: 'signMessage' })
  } catch (cause) {
    if (isModalError(cause, 'NETWORK_UNDEFINED')) throw nameError('NAME_NETWORK_NOT_FOUND', { cause })
    const isAccountMissing = isModalError(cause, 'ACCOUNT_UNDEFINED') || isModalError(cause, 'METHOD_UNSUPPORTED')
    throw isAccountMissing ? nameError('NAME_ACCOUNT_NOT_FOUND', { cause }) : cause
  }
}

interface Registration {
  readonly name: string
  readonly network: Network
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly signal: AbortSignal
}

async function register(http: Http, { name, network, ...registration }: Registration): Promise<void> {
  const { address, signal } = registration
  const outcome = await registerHostedName(http, registration).catch((cause: unknown) => ({ cause }))
  if (outcome === 'registered') return
  const cause = 'cause' in outcome ? outcome.cause : undefined
  if (isModalError(cause, 'ABORTED')) throw cause
  const owner = await fetchOwner(http, name, signal)
  if (owner?.some((each) => isSameAddressOn(network, each, address))) return
  const about = { name, reason: 'reason' in outcome ? outcome.reason : undefined }
  throw nameError(owner ? 'NAME_TAKEN' : 'NAME_REGISTRATION_FAILED', { context: about, cause })
}

async function fetchOwner(http: Http, name: string, signal: AbortSignal): Promise<readonly string[] | undefined> {
  try {
    const found = await fetchHostedName(http, { name, signal })
    return found && Object.values(found.addresses)
  } catch {
    return undefined
  }
}
