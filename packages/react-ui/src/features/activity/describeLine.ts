import { formatHash } from '@foyer/core/ui'
import type { ActivityLine } from '@foyer/core/ui/activity'
import { formatBalance, formatExact } from '@foyer/core/ui/numbers'
import type { WalletMessages } from '../../messages/en.js'

type Transfer = ActivityLine['transfers'][number]

export interface LineTexts {
  readonly title: string
  readonly text: string | undefined
  /** With its sign. */
  readonly amount: string | undefined
  readonly isPlus: boolean
  /** The one that the picture is of. */
  readonly main: Transfer | undefined
  /** The other side, in full. */
  readonly counterparty: string | undefined
}

export interface DescribeLineParameters {
  /** The name of an address, where one is known. */
  readonly nameOf?: (address: string) => string | undefined
  readonly isBeingReplaced?: boolean
}

/** A line of the history in words. */
export function describeLine(
  line: ActivityLine,
  texts: Texts,
  { nameOf = () => undefined, isBeingReplaced = false }: DescribeLineParameters = {},
): LineTexts {
  const { kind, status, transfers, hash } = line
  const out = transfers.find(({ direction }) => direction === 'out')
  const into = transfers.find(({ direction }) => direction === 'in')
  const main = (kind === 'receive' ? into : out) ?? into ?? transfers[0]
  const counterparty = counterpartyOf(line, main)
  // Only what the visitor gave away is in the title by its name: what came in has one of a stranger's.
  const sentName = main?.direction === 'out' ? main.nft?.name : undefined
  const what = main?.nft ? (sentName ?? texts.nft) : (main?.token?.symbol ?? main?.token?.name ?? '')
  const amount = main && toAmount(main)
  const sign = main?.direction === 'in' ? '+' : main?.direction === 'out' ? '−' : ''
  const who =
    counterparty === undefined ? undefined : side(main, nameOf(counterparty) ?? formatHash(counterparty), texts)
  const state = isBeingReplaced ? texts.beingReplaced : texts.statuses[status === 'confirmed' ? 'pending' : status]
  const isCanceling = kind === 'cancel' && status !== 'confirmed' && status !== 'failed'
  // Its own hash says nothing to anybody.
  const replaced =
    kind === 'cancel' && line.replaces !== undefined ? texts.inPlaceOf(formatHash(line.replaces)) : undefined
  return {
    title: isCanceling ? texts.canceling : texts.titles[kind](what),
    text:
      status === 'confirmed'
        ? ((sentName === undefined ? described(main, into, kind, texts) : undefined) ??
          who ??
          (kind === 'cancel' ? replaced : formatHash(hash)))
        : status === 'pending' && who !== undefined
          ? `${who} · ${state}`
          : state,
    amount: amount === undefined ? undefined : sign + amount,
    isPlus: main?.direction === 'in' && status === 'confirmed',
    main,
    counterparty,
  }
}

type Texts = WalletMessages['activity']

/** What says more than the address of the other side. */
function described(main: Transfer | undefined, into: Transfer | undefined, kind: ActivityLine['kind'], texts: Texts) {
  if (main?.nft?.name) return main.nft.name
  const got = into && into !== main ? toAmount(into) : undefined
  const symbol = into?.token?.symbol
  return kind === 'swap' && got !== undefined && symbol ? texts.swapFor(got, symbol) : undefined
}

const side = (main: Transfer | undefined, who: string, texts: Texts): string =>
  (main?.direction === 'in' ? texts.from : texts.to)(who)

function counterpartyOf({ from, to, kind }: ActivityLine, main: Transfer | undefined): string | undefined {
  if (main?.direction === 'in') return main.from ?? from
  return main?.to ?? (kind === 'cancel' ? undefined : to)
}

/** Decimal text as it is shown: cut, never rounded up, and without a float. */
function toAmount({ amount, nft }: Transfer): string | undefined {
  if (amount === undefined) return nft ? '1' : undefined
  return nft ? formatExact(amount) : formatBalance(amount)
}
