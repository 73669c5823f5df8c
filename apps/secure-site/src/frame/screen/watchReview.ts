import { type Visibility, watchVisibility } from './watchVisibility'

export type ReviewVisibility = Exclude<Visibility, 'seen'> | 'unread' | 'read'

const SMALLEST_CONTENT = 80
const NEARLY = 2

export interface ReviewElements {
  readonly whole: HTMLElement
  readonly content: HTMLElement
}

/**
 * Reports when a review may be approved: while fully visible, and once scrolled to the end. Content added below needs
 * scrolling again.
 */
export function watchReview(
  { whole, content }: ReviewElements,
  changed: (sight: ReviewVisibility) => void,
  signal: AbortSignal,
): void {
  let inSight: Visibility = 'hidden'
  let readTo = 0
  let last: ReviewVisibility = 'hidden'
  const update = () => {
    const { scrollTop, clientHeight, scrollHeight } = content
    const seen = inSight === 'seen' && clientHeight < SMALLEST_CONTENT ? 'small' : inSight
    if (seen === 'seen') readTo = Math.max(readTo, scrollTop + clientHeight)
    const part = readTo + NEARLY >= scrollHeight ? 'read' : 'unread'
    const sight = seen === 'seen' ? part : seen
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
  const resized = new ResizeObserver(update)
  for (const each of [content, ...content.children]) resized.observe(each)
  signal.addEventListener('abort', () => resized.disconnect())
}
