import type { ViewParams } from '@foyer/core'
import {
  type ComposedWays,
  connectWays,
  type FeatureDefinition,
  type ModalContext,
  type Ways as OfferedWays,
  type WalletRow,
} from '@foyer/core/ui'
import {
  Fragment,
  type FunctionComponent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useReducer,
  useState,
} from 'react'
import { afterPaint } from '../dialog/afterPaint.js'
import { needsConsent } from '../features/consent/needsConsent.js'
import { type Ui, useUi } from '../UiContext.js'
import type { WaysProps as DrawnProps, ReactWays } from '../viewModule.js'

export interface WaysProps {
  readonly params: ViewParams['Connect'] | undefined
  /** What features offer here, in the order of `connectWays`. */
  readonly ways: readonly OfferedWays[]
  readonly wallets: readonly WalletRow[]
  readonly needsConsent: boolean
  /** The wallets as rows. */
  readonly children: ReactNode
}

type Place = DrawnProps['place']

/** What comes when the modal is on screen. Undefined for what is not here, or not wanted. */
interface Loaded {
  readonly ways: Map<FeatureDefinition, ReactWays>
  legal?:
    | {
        readonly LegalBox: FunctionComponent
        readonly guardConsent: (context: ModalContext, event: MouseEvent) => void
      }
    | undefined
}

/** As high as the line between one kind of ways and the next. Pixels. */
const OR = 34

/** Once loaded it is at hand for the next opening. */
const loaded = { create: (): Loaded => ({ ways: new Map() }) }

async function loadLegal() {
  const [{ LegalBox }, { guardConsent }] = await Promise.all([
    import('../features/consent/LegalBox.js'),
    import('../features/consent/consent.js'),
  ])
  return { LegalBox, guardConsent }
}

/** What is wanted of it. `offering`: the features whose ways are drawn. */
interface Wanted {
  readonly offering: readonly FeatureDefinition[]
  readonly needsConsent: boolean
}

async function load(held: Loaded, loadWays: Ui['loadWays'], { offering, needsConsent }: Wanted): Promise<void> {
  const missing = offering.filter((feature) => !held.ways.has(feature))
  const [brought, legal] = await Promise.all([Promise.all(missing.map(loadWays)), needsConsent && loadLegal()])
  for (const [index, feature] of missing.entries()) {
    const ways = brought[index]
    if (ways) held.ways.set(feature, ways)
  }
  if (legal) held.legal = legal
}

/** The features of which something is offered. */
const offeringOf = ({ offers }: { readonly offers: readonly ComposedWays[] }, ways: readonly OfferedWays[]) =>
  offers.filter((_, index) => ways[index]?.names.length).map(({ definition }) => definition)

/** Brings what comes after the first frame of the first view, early. What fails is tried again when it is wanted. */
export async function fetchWays(context: ModalContext, loadWays: Ui['loadWays']): Promise<void> {
  const known = context.use(connectWays)
  const wanted = { offering: offeringOf(known, known.$ways.get()), needsConsent: needsConsent(context) }
  await load(context.use(loaded), loadWays, wanted).catch((cause: unknown) =>
    context.log('debug', 'The ways to sign in could not be fetched early', cause),
  )
}

/**
 * What else there is beside wallets. Its code comes when the modal is on screen, and it is shown when it is
 * offered or nobody says so soon; until then there is room for it. The wallets keep their place in the tree, and with it their focus.
 */
export function Ways({ params, ways, wallets, needsConsent: needs, children }: WaysProps) {
  const { context, loadWays } = useUi()
  const held = context.use(loaded)
  const [error, setError] = useState<unknown>()
  const [, update] = useReducer((count: number) => count + 1, 0)
  const known = context.use(connectWays)
  const offering = offeringOf(known, ways)
  const missing = offering.filter((feature) => !held.ways.has(feature)).map(({ id }) => id)
  const wanted = { offering, needsConsent: needs }
  // biome-ignore lint/correctness/useExhaustiveDependencies: which are missing says which are wanted
  useEffect(
    () =>
      needs || missing.length > 0
        ? afterPaint(() => {
            load(held, loadWays, wanted).then(update, setError)
          })
        : undefined,
    [held, loadWays, missing.join(), needs],
  )
  // What has to be agreed to cannot be left out.
  if (error && needs) throw error
  const isPending = ways.some(({ names, status }) => names.length > 0 && status === 'pending')
  const isShown = needs || (offering.length > 0 && !isPending)
  const isHere = isShown && (!needs || held.legal) && missing.length === 0
  const Box = isHere && needs && held.legal?.LegalBox
  const drawn = isHere ? known.offers.flatMap(({ definition }, index) => drawnOf(held, definition, ways[index])) : []
  const { collapseWallets } = context.options.features
  const isCollapsed = collapseWallets && !params?.expanded && offering.length > 0
  const Collapsed = isCollapsed && drawn.find(({ Wallets }) => Wallets)?.Wallets
  const isFirst = context.options.features.connectMethodsOrder[0] !== 'wallet'
  const rows = error ? [] : [...(needs ? ['field'] : []), ...ways.flatMap(({ room }) => room)]
  const room = rows.length > 0 && (
    <div className="fy-stack" aria-hidden="true" style={isFirst ? { paddingBlockEnd: OR } : { paddingBlockStart: OR }}>
      {rows.map((kind, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={row} className={`fy-skel fy-skel--field${kind === 'signs' ? ' fy-skel--signs' : ''}`} />
      ))}
    </div>
  )
  const hold = (event: MouseEvent) => (held.legal ? held.legal.guardConsent(context, event) : event.stopPropagation())
  const draw = (place: Place) =>
    drawn.map(({ id, Ways, ways }) => <Ways key={id} params={params} ways={ways} wallets={wallets} place={place} />)
  return (
    <div onClickCapture={needs ? hold : undefined}>
      <Fragment key="before">
        {Box && <Box />}
        {isHere ? draw('before') : isFirst && room}
      </Fragment>
      <Fragment key="wallets">{Collapsed ? <Collapsed params={params} wallets={wallets} /> : children}</Fragment>
      <Fragment key="after">{isHere ? draw('after') : !isFirst && room}</Fragment>
    </div>
  )
}

/** One feature's part of it, in a list of its own; none where nothing is offered. */
function drawnOf(held: Loaded, definition: FeatureDefinition, ways: OfferedWays | undefined) {
  const brought = held.ways.get(definition)
  return brought && ways?.names.length ? [{ ...brought, id: definition.id, ways }] : []
}
