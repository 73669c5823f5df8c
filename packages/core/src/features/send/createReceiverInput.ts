import type { ModalContext } from '../../modal/context.js'
import type { PaymentAmount } from '../../payment/payment.js'
import { pastReceivers } from '../../transactions/pastReceivers.js'
import type { Network } from '../../types/network.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { combineSignals, onAbort } from '../../utils/waiting.js'
import type { PaymentRequestUndo } from './createPaymentRequestUndo.js'
import {
  describeReceiver,
  fetchReceiverProfile,
  findReceiver,
  getChainReader,
  type ReceiverDetails,
  type ReceiverResult,
  scanPastReceivers,
} from './findReceiver.js'
import type { ParsedSendArguments } from './parseSendArguments.js'
import type { ReceiverRefusal, SendNote, SendState, SendToken } from './sendState.js'
import { isSameNativeCoin } from './sendTokens.js'

interface ReceiverInputParameters {
  readonly context: ModalContext
  readonly get: () => SendState
  readonly set: (change: Partial<SendState>) => void
  readonly onChange: () => void
  readonly onNetwork: (network: Network) => void
}

const noReceiver = {
  receiverAddress: undefined,
  receiverProfileName: undefined,
  receiverProfileImageUrl: undefined,
  note: {},
} as const

export function createReceiverInput({ context, get, set, onChange, onNetwork }: ReceiverInputParameters) {
  let latestRead = new AbortController()
  let latestDetails: ReceiverDetails | undefined
  let typedName: string | undefined
  let previous: PreviousReceiver | undefined
  let undo: PaymentRequestUndo | undefined
  const describeAnew = () => {
    if (latestDetails && get().receiver.status === 'ready') set({ receiver: describeReceiver(context, latestDetails) })
  }
  onAbort(context.signal, context.use(pastReceivers).$known.listen(describeAnew))

  const read = async (text: string, before?: PreviousReceiver): Promise<void> => {
    latestRead.abort()
    const readAbort = new AbortController()
    latestRead = readAbort
    previous = before
    undo?.putBack()
    const { namespace, network } = get()
    if (!text.trim() || !namespace || !network) return clear()
    set({ ...noReceiver, receiver: { status: 'reading', text } })
    const signal = combineSignals(context.signal, readAbort.signal)
    const found = await findReceiver(context, { text, namespace, network, signal })
    if (signal.aborted) return
    if (found.status === 'refused') return refuse(text, found.reason)
    await applyReceiver(text, found, { signal, before })
  }

  const applyReceiver = async (text: string, found: Found, { signal, before }: ApplyOptions): Promise<void> => {
    const { address, name, isLookalikeName, details, network } = found
    if (network !== get().network || details.asset) {
      // If `createPaymentRequestUndo` cannot be loaded, a payment request fills in the form, but cannot be undone.
      undo ??= (await import('./createPaymentRequestUndo.js').catch(() => undefined))?.createPaymentRequestUndo({
        get,
        set,
        onNetworkRestored: onNetwork,
        onChange,
      })
      if (signal.aborted) return
      undo?.begin()
    }
    const { token: previousToken, sendTokenAmount: typed } = get()
    if (network !== get().network) onNetwork(network)
    const token = details.asset ? await findToken(context, get(), details.asset.address, signal) : get().token
    if (signal.aborted) return
    if (!token) return refuse(text, 'token')
    if (token.address !== undefined && isSameAddress(network.chainNamespace, token.address, address)) {
      return refuse(text, 'contract')
    }
    const { from } = get()
    if (!from) return
    const requestedAmount = details.amount && toText(details.amount, token.decimals)
    if (details.amount && requestedAmount === undefined) return refuse(text, 'amount')
    // If the payment request names no amount, keep the one that the user typed, as long as the coin is the same, even
    // on another network.
    const amount = requestedAmount ?? (previousToken && isSameNativeCoin(previousToken, token) ? typed : undefined)
    const { label, message, memo, references } = details
    const described = { text, address, isLookalikeName, from, network }
    const isSame = before !== undefined && isSameAddress(network.chainNamespace, before.address, address)
    const isOther = token.address !== get().token?.address || token.caipNetworkId !== get().token?.caipNetworkId
    set({
      ...(isOther && { token, sendTokenAmount: undefined, isMax: false, quote: { status: 'idle' } }),
      ...(amount !== undefined && { sendTokenAmount: amount }),
      ...(requestedAmount !== undefined && { isMax: false }),
      receiver: describeReceiver(context, described),
      receiverAddress: address,
      receiverProfileName: name,
      note: isSame ? before.note : { label, message, memo, references },
    })
    undo?.done()
    onChange()
    latestDetails = described
    typedName = name
    void scanPastReceivers(context, described).then((look) => {
      if (signal.aborted) return
      latestDetails = { ...described, look }
      describeAnew()
    })
    const profile = await fetchReceiverProfile(context, { address, network, signal })
    if (signal.aborted || !profile) return
    set({ receiverProfileName: name ?? profile.name, receiverProfileImageUrl: profile.avatar })
  }

  const refuse = (text: string, reason: ReceiverRefusal) => {
    undo?.putBack()
    set({ ...noReceiver, receiver: { status: 'refused', text, reason } })
  }
  const clear = () => {
    latestRead.abort()
    undo?.putBack()
    set({ ...noReceiver, receiver: { status: 'empty' }, simulation: undefined })
  }

  return {
    read,
    clear,
    renew(): void {
      const { receiver, note } = get()
      undo?.forget()
      if (receiver.status === 'ready') {
        return void read(typedName ?? receiver.address, { address: receiver.address, note })
      }
      const isOpen =
        receiver.status === 'reading' || (receiver.status === 'refused' && RETRYABLE_REFUSALS.has(receiver.reason))
      if (isOpen) void read(receiver.text, previous)
    },
    stop(): void {
      latestRead.abort()
      undo?.forget()
    },
    async prefill({ to, amount, assetAddress }: ParsedSendArguments): Promise<void> {
      const before = get().from
      if (assetAddress !== undefined) {
        const token = await findToken(context, get(), assetAddress, context.signal)
        // If the user switched accounts while the token was loading, drop the result.
        if (get().from !== before) return
        // Without the requested token, ignore the requested amount too, because it does not apply to the selected
        // token.
        if (!token) return to === undefined ? undefined : read(to)
        set({ token, quote: { status: 'idle' } })
      }
      const { token } = get()
      const isAmount = amount !== undefined && token !== undefined && (parseUnits(amount, token.decimals) ?? 0n) > 0n
      if (isAmount) set({ sendTokenAmount: amount })
      if (assetAddress !== undefined || isAmount) onChange()
      if (to !== undefined) await read(to)
    },
  }
}

const RETRYABLE_REFUSALS: ReadonlySet<ReceiverRefusal> = new Set(['otherNetwork', 'nobody', 'unreachable'])

interface PreviousReceiver {
  readonly address: string
  readonly note: SendNote
}

interface ApplyOptions {
  readonly signal: AbortSignal
  readonly before: PreviousReceiver | undefined
}

type Found = Extract<ReceiverResult, { status: 'found' }>

async function findToken(
  context: ModalContext,
  { tokenBalances, network }: SendState,
  address: string | undefined,
  signal: AbortSignal,
): Promise<SendToken | undefined> {
  if (!network) return undefined
  const { caipNetworkId, chainNamespace, nativeCurrency } = network
  const held = tokenBalances.find(
    (each) =>
      each.caipNetworkId === caipNetworkId &&
      (address === undefined || each.address === undefined
        ? each.address === address
        : isSameAddress(chainNamespace, each.address, address)),
  )
  if (held) return held
  if (address === undefined) return { caipNetworkId, ...nativeCurrency }
  try {
    const isAddress = await context.adapters.get(chainNamespace)?.isAddress(address)
    // Only on EVM and Solana is the id of a token an address that can be validated.
    if (!isAddress && (chainNamespace === 'eip155' || chainNamespace === 'solana')) return undefined
    const described = await (await getChainReader(context, chainNamespace))?.token?.({ address, network, signal })
    return described
  } catch (cause) {
    if (!signal.aborted) context.log('warn', 'A token could not be read', cause)
    return undefined
  }
}

/** Returns undefined for an amount with more decimals than the token. */
function toText(amount: PaymentAmount, decimals: number): string | undefined {
  if (amount.unit === 'smallest') return formatUnits(amount.value, decimals)
  return parseUnits(amount.value, decimals) === undefined ? undefined : amount.value
}
