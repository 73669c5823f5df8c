import { closeIfViewAllows, closeModal, requestClose } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import {
  type FunctionComponent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '../components/Button.js'
import { useMessages, useUi } from '../internal/UiContext.js'
import { useApplyTheme } from '../internal/useApplyTheme.js'
import { useDialog } from './dialog/useDialog.js'
import { useEntranceAnimation, useExitAnimation } from './motion/useEntranceAnimation.js'
import { useSheetDrag } from './motion/useSheetDrag.js'
import { Screen } from './Screen.js'

const TITLE_ID = 'fy-title'

/** Renders the modal's frame: a dialog, a sheet on a phone, or part of the page in embedded mode. */
export function Modal() {
  const { context, deferred } = useUi()
  const open = useStore(deferred.$isOpen)
  if (!open) return null
  return context.options.enableEmbedded ? <EmbeddedFrame /> : <DialogFrame />
}

function EmbeddedFrame() {
  const { context, dir, messages } = useUi()
  const root = useRef<HTMLDivElement>(null)
  const onPress = useDoublePressGuard()
  useApplyTheme(context.stores.theme.$theme, root)
  return (
    <div className="fy fy-embed" lang={messages.language} dir={dir} ref={root} onClickCapture={onPress}>
      <section className="fy-modal fy-modal--embed" aria-labelledby={TITLE_ID} data-state="open">
        <Screen titleId={TITLE_ID} />
        <Toast />
      </section>
    </div>
  )
}

function DialogFrame() {
  const { context, deferred, host, dir, messages } = useUi()
  const isPhone = useIsPhone()
  const { view } = useStore(deferred.$route)
  const [isConfirming, setConfirming] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLElement>(null)

  const leave = useCallback(() => {
    // Phones show a confirmation, since slips are likely there; elsewhere the modal only shakes.
    if (!requestClose(context) && isPhone) setConfirming(true)
  }, [context, isPhone])
  const close = useCallback(() => closeIfViewAllows(context), [context])
  useApplyTheme(context.stores.theme.$theme, root)
  useDialog({ dialog, host, onEscape: close })
  useSheetDrag({ sheet: dialog, isActive: isPhone, onDismiss: leave })
  useEntranceAnimation({ scrim: root, dialog, isSheet: isPhone })
  useExitAnimation(root)

  const status = useStore(deferred.$attemptStatus)
  useEffect(() => {
    if (status !== 'waiting') setConfirming(false)
  }, [status])

  const onPress = useDoublePressGuard()
  const onPressBeside = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return
    // A press beside the modal must not move the focus.
    event.preventDefault()
    // Ignores the second press of a double press that opened the modal.
    if (event.button === 0 && event.detail < 2) leave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the dialog, for which the keyboard has Escape
    <div
      className={`fy fy-scrim${isPhone ? ' fy-scrim--sheet' : ''}`}
      lang={messages.language}
      dir={dir}
      ref={root}
      onMouseDown={onPressBeside}
      onClickCapture={onPress}
    >
      <section
        ref={dialog}
        className={`fy-modal${isPhone ? ' fy-sheet' : ''}`}
        role="dialog"
        tabIndex={-1}
        aria-modal={!context.views.get(view)?.usesPage}
        aria-labelledby={TITLE_ID}
        data-state="open"
      >
        <Screen titleId={TITLE_ID} />
        {isConfirming && <StopWaiting onKeep={() => setConfirming(false)} onStop={() => closeModal(context)} />}
        <Toast />
      </section>
    </div>
  )
}

function StopWaiting({ onKeep, onStop }: { readonly onKeep: () => void; readonly onStop: () => void }) {
  const { stop } = useMessages()
  return (
    <div className="fy-stop" role="alertdialog" aria-label={stop.title}>
      <p className="fy-state__t">{stop.title}</p>
      <div className="fy-pair">
        <Button kind="2" onClick={onStop}>
          {stop.stop}
        </Button>
        <Button kind="1" onClick={onKeep} isFocused>
          {stop.keep}
        </Button>
      </div>
    </div>
  )
}

/** Shows one toast at a time, outside of the tab order. Its code loads with the first one. */
function Toast() {
  const { context, deferred } = useUi()
  const { title, message, code, open, variant } = useStore(deferred.$toast)
  const [Box, setBox] = useState<FunctionComponent>()
  useEffect(() => {
    if (!open) return
    import('./ToastBox.js').then(
      ({ ToastBox }) => setBox(() => ToastBox),
      (cause: unknown) => context.log('debug', 'Failed to load the toast view', cause),
    )
  }, [context, open])
  return (
    <div className="fy-toast__h" aria-live={variant === 'error' ? 'assertive' : 'polite'}>
      {open && Box && <Box />}
      {open && !Box && code === undefined && (
        <div className="fy-toast">
          {title !== undefined && <b>{title}</b>}
          {message}
        </div>
      )}
    </div>
  )
}

const PHONE_QUERY = '(max-width: 479.98px), (max-height: 479.98px) and (pointer: coarse)'

/** Returns true where the modal is a sheet: narrow windows and phones in landscape. */
function useIsPhone(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const query = window.matchMedia(PHONE_QUERY)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE_QUERY).matches)
}

/**
 * Ignores the second press of a double press if the first has changed the view or the control under the pointer: it
 * could hit a wallet. A double press on Back goes back twice. A view that is being replaced ignores presses.
 */
function useDoublePressGuard(): (event: MouseEvent) => void {
  const { context, deferral } = useUi()
  const { router } = context.stores
  const first = useRef<{ readonly route: unknown; readonly control: Element | null }>(undefined)
  return (event) => {
    const control = event.target instanceof Element ? event.target.closest('button, a, input') : null
    const route = router.$route.get()
    const isFirst = event.detail < 2
    const isGone = first.current?.route !== route || first.current?.control?.isConnected === false
    const isElsewhere = isGone && first.current?.control !== control
    // Number of presses in a row; key presses have 0.
    if (isFirst) first.current = { route, control }
    if ((!isFirst && isElsewhere) || (deferral.isOn() && control?.closest('.fy-card'))) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}
