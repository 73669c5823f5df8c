import type { ModalContext } from '../../context.js'
import { pastReceivers } from '../../flows/pastReceivers.js'
import type { PaymentAmount } from '../../payment/payment.js'
import type { Network } from '../../types/network.js'
import { formatUnits } from '../../utils/formatUnits.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { anySignal, onAbort } from '../../utils/waiting.js'
import { isSameCoin } from './owned.js'
import type { ReadArguments } from './readArguments.js'
import {
  type Described,
  describeReceiver,
  type FoundReceiver,
  findReceiver,
  ledgerOf,
  lookAtPast,
  profileOf,
} from './receiver.js'
import type { ReceiverRefusal, SendNote, SendState, SendToken } from './state.js'
import type { Undo } from './undo.js'

interface Receiving {
  readonly context: ModalContext
  readonly get: () => SendState
  readonly set: (change: Partial<SendState>) => void
  /** The transfer is another one. */
  readonly onChange: () => void
  /** A request names a network. */
  readonly onNetwork: (network: Network) => void
}

const nobody = {
  receiverAddress: undefined,
  receiverProfileName: undefined,
  receiverProfileImageUrl: undefined,
  note: {},
} as const

/** Who receives, and what a request to pay asks for. The last text counts. */
export function createReceiving({ context, get, set, onChange, onNetwork }: Receiving) {
  let last = new AbortController()
  let shown: Described | undefined
  /** Undefined where an address was given. */
  let typedName: string | undefined
  let earlier: Earlier | undefined
  /** Loaded with the first request that fills something in. */
  let undo: Undo | undefined
  /** More is known of whom the account has sent to. */
  const describeAnew = () => {
    if (shown && get().receiver.status === 'ready') set({ receiver: describeReceiver(context, shown) })
  }
  onAbort(context.signal, context.use(pastReceivers).$known.listen(describeAnew))

  const read = async (text: string, before?: Earlier): Promise<void> => {
    last.abort()
    const mine = new AbortController()
    last = mine
    earlier = before
    undo?.putBack()
    const { namespace, network } = get()
    if (!text.trim() || !namespace || !network) return clear()
    set({ ...nobody, receiver: { status: 'reading', text } })
    const signal = anySignal(context.signal, mine.signal)
    const found = await findReceiver(context, { text, namespace, network, signal })
    if (signal.aborted) return
    if (found.status === 'refused') return refuse(text, found.reason)
    await take(text, found, { signal, before })
  }

  const take = async (text: string, found: Found, { signal, before }: Taking): Promise<void> => {
    const { address, name, isLookalikeName, details, network } = found
    if (network !== get().network || details.asset) {
      // Without it the request is as good: it is only not taken back.
      undo ??= (await import('./undo.js').catch(() => undefined))?.createUndo({ get, set, onNetwork, onChange })
      if (signal.aborted) return
      undo?.begin()
    }
    const { token: had, sendTokenAmount: typed } = get()
    if (network !== get().network) onNetwork(network)
    const token = details.asset ? await findToken(context, get(), details.asset.address, signal) : get().token
    if (signal.aborted) return
    if (!token) return refuse(text, 'token')
    if (token.address !== undefined && isSameAddress(network.chainNamespace, token.address, address)) {
      return refuse(text, 'contract')
    }
    const { from } = get()
    if (!from) return
    const asked = details.amount && toText(details.amount, token.decimals)
    if (details.amount && asked === undefined) return refuse(text, 'amount')
    // The same coin on another network: what was typed of it still holds.
    const amount = asked ?? (had && isSameCoin(had, token) ? typed : undefined)
    const { label, message, memo, references } = details
    const described = { text, address, isLookalikeName, from, network }
    const isSame = before !== undefined && isSameAddress(network.chainNamespace, before.address, address)
    const isOther = token.address !== get().token?.address || token.caipNetworkId !== get().token?.caipNetworkId
    set({
      ...(isOther && { token, sendTokenAmount: undefined, isMax: false, quote: { status: 'idle' } }),
      ...(amount !== undefined && { sendTokenAmount: amount }),
      ...(asked !== undefined && { isMax: false }),
      receiver: describeReceiver(context, described),
      receiverAddress: address,
      receiverProfileName: name,
      note: isSame ? before.note : { label, message, memo, references },
    })
    undo?.done()
    onChange()
    shown = described
    typedName = name
    void lookAtPast(context, described).then((look) => {
      if (signal.aborted) return
      shown = { ...described, look }
      describeAnew()
    })
    const profile = await profileOf(context, { address, network, signal })
    if (signal.aborted || !profile) return
    set({ receiverProfileName: name ?? profile.name, receiverProfileImageUrl: profile.avatar })
  }

  const refuse = (text: string, reason: ReceiverRefusal) => {
    undo?.putBack()
    set({ ...nobody, receiver: { status: 'refused', text, reason } })
  }
  const clear = () => {
    last.abort()
    undo?.putBack()
    set({ ...nobody, receiver: { status: 'empty' }, simulation: undefined })
  }

  return {
    read,
    clear,
    /** Somebody else sends, or elsewhere: the address may be of another network, and the name lead to another one there. */
    renew(): void {
      const { receiver, note } = get()
      undo?.forget()
      if (receiver.status === 'ready') {
        return void read(typedName ?? receiver.address, { address: receiver.address, note })
      }
      const isOpen = receiver.status === 'reading' || (receiver.status === 'refused' && ELSEWHERE.has(receiver.reason))
      if (isOpen) void read(receiver.text, earlier)
    },
    stop(): void {
      last.abort()
      undo?.forget()
    },
    /** What a page wants to begin with. A request in `to` is right about itself. */
    async prefill({ to, amount, assetAddress }: ReadArguments): Promise<void> {
      const before = get().from
      if (assetAddress !== undefined) {
        const token = await findToken(context, get(), assetAddress, context.signal)
        // The visitor, or the wallet, was quicker.
        if (get().from !== before) return
        // An amount of one token is none of another.
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

/** What is refused for these may be taken on another network. */
const ELSEWHERE: ReadonlySet<ReceiverRefusal> = new Set(['otherNetwork', 'nobody', 'unreachable'])

/** Who it was before, and what came with the request that named them. */
interface Earlier {
  readonly address: string
  readonly note: SendNote
}

interface Taking {
  readonly signal: AbortSignal
  readonly before: Earlier | undefined
}

type Found = Extract<FoundReceiver, { status: 'found' }>

/** One that the account holds, else as the chain describes it. Undefined where the chain has none at this address. */
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
    // Cosmos and Polkadot name their tokens otherwise.
    if (!isAddress && (chainNamespace === 'eip155' || chainNamespace === 'solana')) return undefined
    const described = await (await ledgerOf(context, chainNamespace))?.token?.({ address, network, signal })
    return described
  } catch (cause) {
    if (!signal.aborted) context.log('warn', 'A token could not be read', cause)
    return undefined
  }
}

/** Undefined where the token is not as fine. */
function toText(amount: PaymentAmount, decimals: number): string | undefined {
  if (amount.unit === 'smallest') return formatUnits(amount.value, decimals)
  return parseUnits(amount.value, decimals) === undefined ? undefined : amount.value
}
