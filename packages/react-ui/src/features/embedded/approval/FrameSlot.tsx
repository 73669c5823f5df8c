import { approval } from '@foyer/core/ui/embedded'
import { type FocusEvent, useRef } from 'react'
import { enApproval } from '../../../messages/enApproval.js'
import { useUi } from '../../../UiContext.js'
import { useTexts } from '../textsOf.js'
import { SlotSkeleton } from './SlotSkeleton.js'
import { useFrameSlot } from './useFrameSlot.js'

/** Where the frame is put. It comes and goes with this. */
export function FrameSlot({ isLoading }: { readonly isLoading: boolean }) {
  const { context } = useUi()
  const texts = useTexts(enApproval)
  const frame = context.use(approval)
  const slot = useRef<HTMLDivElement>(null)
  useFrameSlot(slot, frame, texts.frameTitle)
  // The frame is elsewhere in the page: this stands for it in the order of Tab, in both directions.
  const onFocus = ({ relatedTarget, target }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Element && relatedTarget.getRootNode() === target.getRootNode()) frame.focus()
    else before(target)?.focus()
  }
  return (
    <div className="fy-slot" ref={slot} aria-busy={isLoading}>
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

/** What Shift and Tab lead to from the frame: the last button of the header. */
function before(target: HTMLElement): HTMLElement | undefined {
  const root = target.getRootNode()
  return root instanceof ShadowRoot ? [...root.querySelectorAll<HTMLElement>('.fy-header button')].at(-1) : undefined
}
