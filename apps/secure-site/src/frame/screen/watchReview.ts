import { type Visibility, watchVisibility } from './watchVisibility'

export type ReviewVisibility = Exclude<Visibility, 'seen'> | 'unread' | 'read'

const SMALLEST_CONTENT = 80
const NEARLY = 2
/** Time in ms without a change of the layout, so that no button moves under a pressing finger. */
const SETTLED_MS = 500

export interface ReviewElements {
  readonly whole: HTMLElement
  readonly content: HTMLElement
}

/**
 * Reports when a review may be approved: while fully visible, once scrolled to the end, and half a second after its
 * layout last changed. Content added below needs scrolling again.
 */
export function watchReview(
  { whole, content }: ReviewElements,
  changed: (sight: ReviewVisibility) => void,
  signal: AbortSignal,
): void {
  let inSight: Visibility = 'hidden'
  let readTo = 0
  let last: ReviewVisibility = 'hidden'
  let settling: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    const { scrollTop, clientHeight, scrollHeight } = content
    const seen = inSight === 'seen' && clientHeight < SMALLEST_CONTENT ? 'small' : inSight
    if (seen === 'seen') readTo = Math.max(readTo, scrollTop + clientHeight)
    const part = readTo + NEARLY >= scrollHeight ? 'read' : 'unread'
    // Scrolling to the end again would not help while it settles, so it is not asked for.
    const isSettling = settling !== undefined && part === 'read'
    const sight = seen !== 'seen' ? seen : isSettling ? 'hidden' : part
    if (sight !== last) changed(sight)
    last = sight
  }
  watchVisibility(
    whole,
    (sight) => {
      inSight = sight
      update()
    },
    signal,
  )
  content.addEventListener('scroll', update, { signal, passive: true })
  const resized = new ResizeObserver(() => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      settling = undefined
      update()
    }, SETTLED_MS)
    update()
  })
  for (const each of [content, ...content.children]) resized.observe(each)
  signal.addEventListener('abort', () => {
    clearTimeout(settling)
    resized.disconnect()
  })
}
