import type { ViewParams } from '@foyer/core'
import type { ModalContext, WalletRow } from '@foyer/core/ui'
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
import { useUi } from '../UiContext.js'
import { hasWays, type Ways as OfferedWays } from './waysOf.js'

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

/**
 * What else there is beside wallets. Its code comes when the modal is on screen, and it is shown when the project offers
 * it or does not answer soon; until then there is room for it. The wallets keep their place in the tree, and with it their focus.
 */
export function Ways(props: WaysProps) {
  const { context } = useUi()
  const held = context.use(loaded)
  const [error, setError] = useState<unknown>()
  const [, update] = useReducer((count: number) => count + 1, 0)
  const { ways, needsConsent, children } = props
  const offersWays = hasWays(ways)
  useEffect(
    () =>
      needsConsent || offersWays
        ? afterPaint(() => {
            Promise.all([offersWays && loadWays(), needsConsent && loadLegal()]).then(([WaysToConnect, legal]) => {
              if (WaysToConnect) held.WaysToConnect = WaysToConnect
              if (legal) held.legal = legal
              update()
            }, setError)
          })
        : undefined,
    [held, offersWays, needsConsent],
  )
  // What has to be agreed to cannot be left out.
  if (error && needsConsent) throw error
  const isShown = needsConsent || (offersWays && ways.status !== 'pending')
  const isHere = isShown && (!needsConsent || held.legal) && (!offersWays || held.WaysToConnect)
  const Box = isHere && needsConsent && held.legal?.LegalBox
  const Loaded = isHere && held.WaysToConnect
  const { collapseWallets } = context.options.features
  const isCollapsed = collapseWallets && !props.params?.expanded && offersWays
  const isFirst = context.options.features.connectMethodsOrder[0] !== 'wallet'
  const rows = error ? 0 : Number(needsConsent) + Number(ways.email) + Math.min(2, ways.socials.length)
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
    <div onClickCapture={needsConsent ? hold : undefined}>
      <Fragment key="before">
        {Box && <Box />}
        {Loaded ? <Loaded {...props} place="before" /> : !isHere && isFirst && room}
      </Fragment>
      <Fragment key="wallets">{Loaded && isCollapsed ? <Loaded {...props} place="wallets" /> : children}</Fragment>
      <Fragment key="after">{Loaded ? <Loaded {...props} place="after" /> : !isHere && !isFirst && room}</Fragment>
    </div>
  )
}
