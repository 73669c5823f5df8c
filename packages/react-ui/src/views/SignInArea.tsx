import type { ViewParams } from '@foyer/core'
import {
  type FeatureDefinition,
  type ModalContext,
  type SignInOptions as OfferedSignInOptions,
  type SignInOptionsFeature,
  signInOptionsService,
  type WalletRow,
} from '@foyer/core/internal/modal'
import {
  type CSSProperties,
  Fragment,
  type FunctionComponent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useReducer,
  useState,
} from 'react'
import { needsConsent } from '../features/consent/needsConsent.js'
import { type Ui, useUi } from '../internal/UiContext.js'
import type { SignInOptionsProps as DrawnProps, ReactSignInOptions } from '../internal/viewModule.js'
import { runAfterPaint } from '../shell/dialog/runAfterPaint.js'
import { isBelowWallets } from './signInOptions.js'

export interface SignInAreaProps {
  readonly params: ViewParams['Connect'] | undefined
  /** Sign-in options of features, in the order of `signInOptions`. */
  readonly signInOptions: readonly OfferedSignInOptions[]
  readonly wallets: readonly WalletRow[]
  readonly needsConsent: boolean
  readonly children: ReactNode
}

type Place = DrawnProps['place']

/** Code that loads after the first frame. A field is undefined until its code has loaded, and if it is not needed. */
interface Loaded {
  readonly signInOptions: Map<FeatureDefinition, ReactSignInOptions>
  legal?:
    | {
        readonly ConsentCheckbox: FunctionComponent
        readonly blockPressWithoutConsent: (context: ModalContext, event: MouseEvent) => void
      }
    | undefined
}

/** Height of the divider between wallets and sign-in options. */
const DIVIDER_HEIGHT_PX = 34

/** Keeps loaded code for the next opening. */
const loadedCodeCache = { create: (): Loaded => ({ signInOptions: new Map() }) }

async function loadLegal() {
  const [{ ConsentCheckbox }, { blockPressWithoutConsent }] = await Promise.all([
    import('../features/consent/ConsentCheckbox.js'),
    import('../features/consent/consent.js'),
  ])
  return { ConsentCheckbox, blockPressWithoutConsent }
}

/** Says which code this Connect view needs. `offering` lists the features that render sign-in options. */
interface NeededCode {
  readonly offering: readonly FeatureDefinition[]
  readonly needsConsent: boolean
}

async function load(
  loadedCode: Loaded,
  loadSignInOptions: Ui['loadSignInOptions'],
  { offering, needsConsent }: NeededCode,
): Promise<void> {
  const missing = offering.filter((feature) => !loadedCode.signInOptions.has(feature))
  const [loaded, legal] = await Promise.all([Promise.all(missing.map(loadSignInOptions)), needsConsent && loadLegal()])
  for (const [index, feature] of missing.entries()) {
    const signInOptions = loaded[index]
    if (signInOptions) loadedCode.signInOptions.set(feature, signInOptions)
  }
  if (legal) loadedCode.legal = legal
}

const listOffering = (
  { offers }: { readonly offers: readonly SignInOptionsFeature[] },
  signInOptions: readonly OfferedSignInOptions[],
) => offers.filter((_, index) => signInOptions[index]?.names.length).map(({ definition }) => definition)

/** Prefetches the code of sign-in options. Connect retries a failed load. */
export async function prefetchSignInOptions(
  context: ModalContext,
  loadSignInOptions: Ui['loadSignInOptions'],
): Promise<void> {
  const known = context.use(signInOptionsService)
  const needed = { offering: listOffering(known, known.$signInOptions.get()), needsConsent: needsConsent(context) }
  await load(context.use(loadedCodeCache), loadSignInOptions, needed).catch((cause: unknown) =>
    context.log('debug', 'Sign-in options could not be prefetched', cause),
  )
}

/**
 * Renders sign-in options around the wallets. Reserves room for known options while their code loads; options that
 * become known later go below the wallets. React keeps the wallets' elements, and so their focus.
 */
export function SignInArea({ params, signInOptions, wallets, needsConsent: needs, children }: SignInAreaProps) {
  const { context, loadSignInOptions } = useUi()
  const loadedCode = context.use(loadedCodeCache)
  const [error, setError] = useState<unknown>()
  const [, update] = useReducer((count: number) => count + 1, 0)
  const known = context.use(signInOptionsService)
  const offering = listOffering(known, signInOptions)
  const missing = offering.filter((feature) => !loadedCode.signInOptions.has(feature)).map(({ id }) => id)
  const needed = { offering, needsConsent: needs }
  // biome-ignore lint/correctness/useExhaustiveDependencies: which are missing says which are needed
  useEffect(
    () =>
      needs || missing.length > 0
        ? runAfterPaint(() => {
            load(loadedCode, loadSignInOptions, needed).then(update, setError)
          })
        : undefined,
    [loadedCode, loadSignInOptions, missing.join(), needs],
  )
  // If the code that checks consent fails to load, the view fails too: no wallet may be pressed without consent.
  if (error && needs) throw error
  const initialOptions = signInOptions.map((each) => (isBelowWallets(each) ? { ...each, names: [], room: [] } : each))
  const isLoading =
    !error && listOffering(known, initialOptions).some((feature) => !loadedCode.signInOptions.has(feature))
  const isWaiting = isLoading || (needs && !loadedCode.legal)
  const Box = !isWaiting && needs && loadedCode.legal?.ConsentCheckbox
  const drawn = isWaiting
    ? []
    : known.offers.flatMap(({ definition }, index) => renderOptions(loadedCode, definition, initialOptions[index]))
  const lateOptions = known.offers.flatMap(({ definition }, index) => {
    const each = signInOptions[index]
    return each?.isLate && each.status !== 'pending' ? renderOptions(loadedCode, definition, each) : []
  })
  const { collapseWallets } = context.options.features
  const isCollapsed = collapseWallets && !params?.expanded && listOffering(known, initialOptions).length > 0
  const Collapsed = isCollapsed && drawn.find(({ Wallets }) => Wallets)?.Wallets
  const isFirst = context.options.features.connectMethodsOrder[0] !== 'wallet'
  const room = [...(needs ? (['field'] as const) : []), ...initialOptions.flatMap((each) => each.room)]
  const lateRoom =
    lateOptions.length > 0 ? [] : signInOptions.flatMap((each) => (isBelowWallets(each) ? each.room : []))
  const guardPress = (event: MouseEvent) =>
    loadedCode.legal ? loadedCode.legal.blockPressWithoutConsent(context, event) : event.stopPropagation()
  const draw = (parts: typeof drawn, place: Place) =>
    parts.map(({ id, SignInOptions, signInOptions }) => (
      <SignInOptions key={id} params={params} signInOptions={signInOptions} wallets={wallets} place={place} />
    ))
  // The height of the checkbox, and of a collapsed list's row, is unknown before their code is loaded.
  const isHidden = isWaiting && (needs || isCollapsed)
  return (
    <div onClickCapture={needs ? guardPress : undefined}>
      <Fragment key="before">
        {Box && <Box />}
        {isWaiting
          ? isFirst && <Room rows={room} />
          : error
            ? isFirst && <Room rows={room} isEmpty />
            : draw(drawn, 'before')}
      </Fragment>
      <div key="wallets" style={isHidden ? { visibility: 'hidden' } : undefined}>
        {Collapsed ? <Collapsed params={params} wallets={wallets} /> : children}
      </div>
      <Fragment key="after">
        {isWaiting ? !isFirst && <Room rows={room} isBelow /> : draw(drawn, 'after')}
        {draw(lateOptions, 'after')}
        {!error && <Room rows={lateRoom} isBelow />}
      </Fragment>
    </div>
  )
}

interface RoomProps {
  readonly rows: OfferedSignInOptions['room']
  readonly isBelow?: boolean
  readonly isEmpty?: boolean
}

/** Reserves the height of sign-in options and the divider. */
function Room({ rows, isBelow, isEmpty }: RoomProps) {
  if (rows.length === 0) return null
  const style: CSSProperties = {
    ...(isBelow ? { paddingBlockStart: DIVIDER_HEIGHT_PX } : { paddingBlockEnd: DIVIDER_HEIGHT_PX }),
    ...(isEmpty && { visibility: 'hidden' }),
  }
  return (
    <div className="fy-stack" aria-hidden="true" style={style}>
      {rows.map((kind, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={row} className={`fy-skel fy-skel--field${kind === 'signs' ? ' fy-skel--signs' : ''}`} />
      ))}
    </div>
  )
}

function renderOptions(
  loadedCode: Loaded,
  definition: FeatureDefinition,
  signInOptions: OfferedSignInOptions | undefined,
) {
  const renderer = loadedCode.signInOptions.get(definition)
  return renderer && signInOptions?.names.length ? [{ ...renderer, id: definition.id, signInOptions }] : []
}
