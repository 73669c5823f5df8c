import { closeModal, leaveModal, requestClose } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useDialog } from './dialog/useDialog.js'
import { useIsPhone } from './hooks/useIsPhone.js'
import { useSecondPress } from './hooks/useSecondPress.js'
import { useThemeRef } from './hooks/useThemeRef.js'
import { useEntrance } from './motion/useEntrance.js'
import { useLeavingGhost } from './motion/useLeavingGhost.js'
import { useSheetDrag } from './motion/useSheetDrag.js'
import { Screen } from './Screen.js'
import { StopWaiting } from './StopWaiting.js'
import { Toast } from './Toast.js'
import { useUi } from './UiContext.js'

const TITLE_ID = 'fy-title'

/** The frame around the views: a dialog above the page, a sheet on a phone, or part of the page in embedded mode. */
export function Modal() {
  const { context, held } = useUi()
  const open = useStore(held.$isOpen)
  if (!open) return null
  return context.options.enableEmbedded ? <EmbeddedFrame /> : <DialogFrame />
}

function EmbeddedFrame() {
  const { context, dir } = useUi()
  const root = useRef<HTMLDivElement>(null)
  const onPress = useSecondPress()
  useThemeRef(context.stores.theme.$theme, root)
  return (
    <div className="fy fy-embed" dir={dir} ref={root} onClickCapture={onPress}>
      <section className="fy-modal fy-modal--embed" aria-labelledby={TITLE_ID} data-state="open">
        <Screen titleId={TITLE_ID} />
        <Toast />
      </section>
    </div>
  )
}

function DialogFrame() {
  const { context, held, host, dir } = useUi()
  const isPhone = useIsPhone()
  const { view } = useStore(held.$route)
  const [isAsking, setAsking] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLElement>(null)

  const leave = useCallback(() => {
    // A slip is likely on a phone: there the visitor is asked. Elsewhere a shake says enough.
    if (!requestClose(context) && isPhone) setAsking(true)
  }, [context, isPhone])
  const close = useCallback(() => leaveModal(context), [context])
  useThemeRef(context.stores.theme.$theme, root)
  useDialog({ dialog, host, onEscape: close })
  useSheetDrag({ sheet: dialog, isActive: isPhone, onDismiss: leave })
  useEntrance({ scrim: root, dialog, isSheet: isPhone })
  useLeavingGhost(root)

  const status = useStore(held.$attemptStatus)
  useEffect(() => {
    if (status !== 'waiting') setAsking(false)
  }, [status])

  const onPress = useSecondPress()
  const onPressBeside = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return
    // The focus stays where it was.
    event.preventDefault()
    // The second press of a double one on the button that opened the modal.
    if (event.button === 0 && event.detail < 2) leave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the dialog, for which the keyboard has Escape
    <div
      className={`fy fy-scrim${isPhone ? ' fy-scrim--sheet' : ''}`}
      data-view={view}
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
        {isAsking && <StopWaiting onKeep={() => setAsking(false)} onStop={() => closeModal(context)} />}
        <Toast />
      </section>
    </div>
  )
}
