import { type ApprovalController, approvalController } from '@foyer/core/internal/embedded'
import { useStore } from '@nanostores/react'
import { type CSSProperties, type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { useUi } from '../../../internal/UiContext.js'
import { enApproval } from '../approvalTexts.js'
import { useSignInTexts } from '../signInMessages.js'
import { watchRect } from './watchRect.js'

export function FrameSlot({ isLoading }: { readonly isLoading: boolean }) {
  const { context } = useUi()
  const texts = useSignInTexts(enApproval)
  const frame = context.use(approvalController)
  const slot = useRef<HTMLDivElement>(null)
  const height = useStore(frame.$height)
  const style: CSSProperties & Record<`--${string}`, string> =
    height === undefined ? {} : { '--fy-slot': `${height}px` }
  useFrameSlot(slot, frame, texts.frameTitle)
  // The frame lies elsewhere in the document, so the slot forwards Tab to it in both directions.
  const onFocus = ({ relatedTarget, target }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Element && relatedTarget.getRootNode() === target.getRootNode()) frame.focus()
    else findTabTarget(target)?.focus()
  }
  return (
    <div className="fy-slot" ref={slot} style={style} aria-busy={isLoading}>
      <SlotSkeleton />
      {!isLoading && (
        <button type="button" className="fy-vh" onFocus={onFocus} onClick={() => frame.focus()}>
          {texts.frameTitle}
        </button>
      )}
      <p className="fy-vh" role="status">
        {isLoading ? texts.frameLoading : ''}
      </p>
    </div>
  )
}

/** Returns the header's last button, the Shift+Tab target of the frame. */
function findTabTarget(target: HTMLElement): HTMLElement | undefined {
  const root = target.getRootNode()
  return root instanceof ShadowRoot ? [...root.querySelectorAll<HTMLElement>('.fy-header button')].at(-1) : undefined
}

function SlotSkeleton() {
  return (
    <div className="fy-slot__s" aria-hidden="true">
      <div>
        <span className="fy-skel fy-slot--a" />
        <span className="fy-skel fy-slot--b" />
        <span className="fy-skel fy-slot--c" />
        <span className="fy-skel fy-slot--d" />
        <span className="fy-skel fy-slot--e" />
      </div>
      <div className="fy-pair">
        <span className="fy-skel fy-skel--field" />
        <span className="fy-skel fy-skel--field" />
      </div>
    </div>
  )
}

/**
 * Keeps the frame over its slot. The frame lies in the page above the modal and cannot move with it, so it is hidden
 * while the slot moves.
 */
function useFrameSlot(slot: RefObject<HTMLElement | null>, frame: ApprovalController, title: string): void {
  useEffect(() => {
    const element = slot.current
    if (!element) return
    let place: DOMRectReadOnly | undefined
    let hadFocus = false
    const update = () => {
      const isReady = frame.$frame.get().status === 'ready'
      // A frame that was reloaded or hidden gets its focus back.
      const isInFrame = document.activeElement?.closest('[data-foyer-frame]')
      if (!isReady || (!place && isInFrame)) hadFocus = false
      if (!isReady || !place) {
        frame.hide()
        return
      }
      const { left, top, width, height } = place
      frame.show({ left, top, width, height, radius: getComputedStyle(element).borderTopLeftRadius }, title)
      if (!hadFocus) frame.focus()
      hadFocus = true
    }
    const stopRect = watchRect(element, (rect) => {
      place = rect
      update()
    })
    const stopFrame = frame.$frame.listen(update)
    return () => {
      stopFrame()
      stopRect()
      frame.hide()
    }
  }, [slot, frame, title])
}
