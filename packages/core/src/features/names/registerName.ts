import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { isModalError, ModalError } from '../../errors/ModalError.js'
import { toModalError } from '../../errors/toModalError.js'
import { dataService } from '../../flows/dataService.js'
import { isSameOn } from '../../flows/hostedNames.js'
import { identityCache } from '../../flows/identityCache.js'
import { nameNamespaces } from '../../flows/nameNamespaces.js'
import { requireConnection } from '../../flows/requireConnection.js'
import { getHostedName, registerHostedName } from '../../services/data/profile.js'
import type { Http } from '../../services/http.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'
import { coinTypeOf } from '../../utils/coinType.js'
import { anySignal, untilAborted } from '../../utils/waiting.js'
import { problemOfLabel, toLabel, toName } from './label.js'

export interface RegisterNameParameters {
  /** With or without what names end in. */
  readonly name: string
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
  /** Gives it up. What the wallet signs after that is not sent; what was sent cannot be taken back. */
  readonly signal?: AbortSignal | undefined
}

interface Following {
  /** The wallet has signed. */
  readonly onSigned?: (() => void) | undefined
}

/**
 * Registers a name for the visitor's address on the network they are on: the wallet signs the wish, the data service keeps the
 * name. Where its answer is lost, it is asked whose the name is now. Resolves with the name in full. Rejects with
 * `NAME_INVALID`, `NAME_ACCOUNT_NOT_FOUND` (nobody who can sign), `NAME_NETWORK_NOT_FOUND`, `INVALID_CHAIN_ID`, `USER_REJECTED`,
 * `NAME_TAKEN`, `NAME_REGISTRATION_FAILED` (with the service's `reason` where it gave one), `ABORTED`, and `FEATURE_MISSING`
 * where names are off.
 */
export async function registerName(
  context: ModalContext,
  { name: given, namespace, signal: own, onSigned }: RegisterNameParameters & Following,
): Promise<{ readonly name: string }> {
  const label = toLabel(given)
  const problem = problemOfLabel(label)
  if (problem) throw new ModalError('NAME_INVALID', { context: { name: given, problem } })
  const { address, network, coinType, sign } = requireSigner(context, namespace)
  const data = context.use(dataService)
  if (!data) throw lateError('FEATURE_MISSING', { context: { id: 'names' } })
  const name = toName(label)
  const signal = anySignal(context.signal, own)
  const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1000) })
  const signature = await untilAborted(sign(message), signal).catch((cause: unknown) => {
    throw toModalError(cause)
  })
  onSigned?.()
  await register(data.http, { name, network, coinType, address, message, signature, signal: context.signal })
  context.use(identityCache).renew(address)
  return { name }
}

/** Who signs, and what names lead to them by. */
function requireSigner(context: ModalContext, given: Namespace | undefined) {
  const { networks } = context.stores
  const namespace = given ?? networks.$namespace.get()
  if (!nameNamespaces(context.options).includes(namespace)) {
    throw lateError('FEATURE_MISSING', { context: { id: 'names' } })
  }
  const { act, account } = connectionOf(context, namespace)
  const network = networks.active(namespace)
  if (!network) throw lateError('NAME_NETWORK_NOT_FOUND')
  const coinType = coinTypeOf(network)
  if (coinType === undefined) throw lateError('INVALID_CHAIN_ID', { context: { chainId: network.id } })
  return { address: account.address, network, coinType, sign: (message: string) => act({ message, account }) }
}

function connectionOf(context: ModalContext, namespace: Namespace) {
  try {
    return requireConnection(context, { namespace, act: 'signMessage' })
  } catch (cause) {
    if (isModalError(cause, 'NETWORK_UNDEFINED')) throw lateError('NAME_NETWORK_NOT_FOUND', { cause })
    const isNobody = isModalError(cause, 'ACCOUNT_UNDEFINED') || isModalError(cause, 'ACT_UNSUPPORTED')
    throw isNobody ? lateError('NAME_ACCOUNT_NOT_FOUND', { cause }) : cause
  }
}

interface Wish {
  readonly name: string
  readonly network: Network
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly signal: AbortSignal
}

async function register(http: Http, { name, network, ...wish }: Wish): Promise<void> {
  const { address, signal } = wish
  const ended = await registerHostedName(http, wish).catch((cause: unknown) => ({ cause }))
  if (ended === 'registered') return
  const cause = 'cause' in ended ? ended.cause : undefined
  if (isModalError(cause, 'ABORTED')) throw cause
  const owner = await ownerOf(http, name, signal)
  if (owner?.some((each) => isSameOn(network, each, address))) return
  const about = { name, reason: 'reason' in ended ? ended.reason : undefined }
  throw lateError(owner ? 'NAME_TAKEN' : 'NAME_REGISTRATION_FAILED', { context: about, cause })
}

/** Where a name leads. Undefined: nowhere, or nobody says. */
async function ownerOf(http: Http, name: string, signal: AbortSignal): Promise<readonly string[] | undefined> {
  try {
    const found = await getHostedName(http, { name, signal })
    return found && Object.values(found.addresses)
  } catch {
    return undefined
  }
}
