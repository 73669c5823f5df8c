import type { ViewParams } from '@foyer/core'
import { type ModalContext, signInOffer, type WalletRow } from '@foyer/core/ui'
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
import { useUi } from '../UiContext.js'
import { hasWays, type Ways as OfferedWays, waysOf } from './waysOf.js'

export interface WaysProps {
  readonly params: ViewParams['Connect'] | undefined
  readonly ways: OfferedWays
  readonly wallets: readonly WalletRow[]
  readonly needsConsent: boolean
  /** The wallets as rows. */
  readonly children: ReactNode
}

/** Which part of the view: what comes before the wallets, the wallets, or what comes after them. */
export type Place = 'before' | 'wallets' | 'after'

/** What comes when the modal is on screen. Undefined for what is not here, or not wanted. */
interface Loaded {
  WaysToConnect?: FunctionComponent<WaysProps & { readonly place: Place }> | undefined
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
const loaded = { create: (): Loaded => ({}) }

const loadWays = async () => (await import('../features/embedded/WaysToConnect.js')).WaysToConnect

async function loadLegal() {
  const [{ LegalBox }, { guardConsent }] = await Promise.all([
    import('../features/consent/LegalBox.js'),
    import('../features/consent/consent.js'),
  ])
  return { LegalBox, guardConsent }
}

async function load(held: Loaded, offersWays: boolean, needsConsent: boolean): Promise<void> {
  const [WaysToConnect, legal] = await Promise.all([offersWays && loadWays(), needsConsent && loadLegal()])
  if (WaysToConnect) held.WaysToConnect = WaysToConnect
  if (legal) held.legal = legal
}

/** Brings what comes after the first frame of the first view, early. What fails is tried again when it is wanted. */
export async function fetchWays(context: ModalContext): Promise<void> {
  const ways = waysOf(context, undefined, context.use(signInOffer).$offer.get())
  await load(context.use(loaded), hasWays(ways), needsConsent(context)).catch((cause: unknown) =>
    context.log('debug', 'The ways to sign in could not be fetched early', cause),
  )
}

/**
 * What else there is beside wallets. Its code comes when the modal is on screen, and it is shown when the project offers
 * it or does not answer soon; until then there is room for it. The wallets keep their place in the tree, and with it their focus.
 */
export function Ways(props: WaysProps) {
  const { context } = useUi()
  const held = context.use(loaded)
  const [error, setError] = useState<unknown>()
  const [, update] = useReducer((count: number) => count + 1, 0)
  const { ways, needsConsent: needs, children } = props
  const offersWays = hasWays(ways)
  useEffect(
    () =>
      needs || offersWays
        ? afterPaint(() => {
            load(held, offersWays, needs).then(update, setError)
          })
        : undefined,
    [held, offersWays, needs],
  )
  // What has to be agreed to cannot be left out.
  if (error && needs) throw error
  const isShown = needs || (offersWays && ways.status !== 'pending')
  const isHere = isShown && (!needs || held.legal) && (!offersWays || held.WaysToConnect)
  const Box = isHere && needs && held.legal?.LegalBox
  const Loaded = isHere && held.WaysToConnect
  const { collapseWallets } = context.options.features
  const isCollapsed = collapseWallets && !props.params?.expanded && offersWays
  const isFirst = context.options.features.connectMethodsOrder[0] !== 'wallet'
  const rows = error ? 0 : Number(needs) + Number(ways.email) + Math.min(2, ways.socials.length)
  // More than two accounts elsewhere share the last row, which is lower.
  const signs = ways.socials.length > 2 ? rows - 1 : undefined
  const room = rows > 0 && (
    <div className="fy-stack" aria-hidden="true" style={isFirst ? { paddingBlockEnd: OR } : { paddingBlockStart: OR }}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={row} className={`fy-skel fy-skel--field${row === signs ? ' fy-skel--signs' : ''}`} />
      ))}
    </div>
  )
  const hold = (event: MouseEvent) => (held.legal ? held.legal.guardConsent(context, event) : event.stopPropagation())
  return (
    <div onClickCapture={needs ? hold : undefined}>
      <Fragment key="before">
        {Box && <Box />}
        {Loaded ? <Loaded {...props} place="before" /> : !isHere && isFirst && room}
      </Fragment>
      <Fragment key="wallets">{Loaded && isCollapsed ? <Loaded {...props} place="wallets" /> : children}</Fragment>
      <Fragment key="after">{Loaded ? <Loaded {...props} place="after" /> : !isHere && !isFirst && room}</Fragment>
    </div>
  )
}
