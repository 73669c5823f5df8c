import { type Sight, watchVisible } from './watchVisible'

/** `unread`: there is more below. */
export type ReviewSight = Exclude<Sight, 'seen'> | 'unread' | 'read'

/** Less than this of the review at a time is no way to read it. Pixels. */
const SMALLEST_CONTENT = 80
const NEARLY = 2

export interface WatchedReview {
  /** All of the window: what is asked and the buttons. */
  readonly whole: HTMLElement
  /** The part of it that scrolls. */
  readonly content: HTMLElement
}

/**
 * Tells when a review may be approved: while the whole window is in sight, and once its end has been, too. What was added
 * below, because something was unfolded or the window became narrower, has to be scrolled to again.
 */
export function watchReview(
  { whole, content }: WatchedReview,
  changed: (sight: ReviewSight) => void,
  signal: AbortSignal,
): void {
  let inSight: Sight = 'hidden'
  let readTo = 0
  /** As it is before anything is known. */
  let last: ReviewSight = 'hidden'
  const update = () => {
    const { scrollTop, clientHeight, scrollHeight } = content
    const seen = inSight === 'seen' && clientHeight < SMALLEST_CONTENT ? 'small' : inSight
    if (seen === 'seen') readTo = Math.max(readTo, scrollTop + clientHeight)
    const part = readTo + NEARLY >= scrollHeight ? 'read' : 'unread'
    const sight = seen === 'seen' ? part : seen
    if (sight !== last) changed(sight)
    last = sight
  }
  watchVisible(
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
