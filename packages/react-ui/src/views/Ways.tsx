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

export interface LoadedWays {
  readonly WaysToConnect: FunctionComponent<WaysProps & { readonly place: Place }>
  readonly guardConsent: (context: ModalContext, event: MouseEvent) => void
}

/** As high as the line between one kind of ways and the next. Pixels. */
const OR = 34

/** Once loaded it is at hand for the next opening. */
const loaded = { create: (): { ways?: LoadedWays } => ({}) }

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
  const isWanted = needsConsent || hasWays(ways)
  useEffect(
    () =>
      isWanted
        ? afterPaint(() => {
            import('../features/embedded/ways.js').then(({ loadedWays }) => {
              held.ways = loadedWays
              update()
            }, setError)
          })
        : undefined,
    [held, isWanted],
  )
  // What has to be agreed to cannot be left out.
  if (error && needsConsent) throw error
  const isShown = needsConsent || (isWanted && ways.status !== 'pending')
  const { WaysToConnect: Loaded, guardConsent } = (isShown && held.ways) || {}
  const { collapseWallets } = context.options.features
  const isCollapsed = collapseWallets && !props.params?.expanded && hasWays(ways)
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
  const hold = (event: MouseEvent) => (guardConsent ? guardConsent(context, event) : event.stopPropagation())
  return (
    <div onClickCapture={needsConsent ? hold : undefined}>
      <Fragment key="before">{Loaded ? <Loaded {...props} place="before" /> : isFirst && room}</Fragment>
      <Fragment key="wallets">{Loaded && isCollapsed ? <Loaded {...props} place="wallets" /> : children}</Fragment>
      <Fragment key="after">{Loaded ? <Loaded {...props} place="after" /> : !isFirst && room}</Fragment>
    </div>
  )
}
